import { compile } from './compile/compile';
import type { CompiledForm } from './compile/model';
import { include, includedSlugs } from './include';
import type { Issue } from './issues';
import type { FormDefinition } from './language';
import { parseText } from './parse/parseText';

/** A form that is ready to be filled in, or everything that is wrong with its definition. */
export type LoadedForm = { ok: true; form: CompiledForm } | { ok: false; issues: readonly Issue[] };

/**
 * Makes a form of a definition's text and of the texts of the forms that stand in its steps, by slug. Never throws, whatever the
 * texts. A slug that is not the file's is an issue.
 */
export function loadForm(
  text: string,
  slug: string,
  included: ReadonlyMap<string, string> = new Map<string, string>(),
): LoadedForm {
  const parsed = parseOwn(text, slug);
  return parsed.ok ? finish(parsed.definition, included) : parsed;
}

/**
 * As `loadForm`; the texts of the forms in its steps are asked for one by slug, and one that is `undefined` is missing. Rejects as
 * `textOf` does.
 */
export async function loadFormWith(
  text: string,
  slug: string,
  textOf: (slug: string) => Promise<string | undefined>,
): Promise<LoadedForm> {
  const parsed = parseOwn(text, slug);
  if (!parsed.ok) return parsed;
  const texts = await Promise.all(
    includedSlugs(parsed.definition).map(async (one) => [one, await textOf(one)] as const),
  );
  const found = texts.filter((entry): entry is readonly [string, string] => entry[1] !== undefined);
  return finish(parsed.definition, new Map(found));
}

function finish(definition: FormDefinition, included: ReadonlyMap<string, string>): LoadedForm {
  const whole = include(definition, included);
  return whole.ok ? compile(whole.definition) : whole;
}

function parseOwn(text: string, slug: string): ReturnType<typeof parseText> {
  const parsed = parseText(text);
  if (!parsed.ok || parsed.definition.slug === slug) return parsed;
  return {
    ok: false,
    issues: [
      { path: 'slug', received: `"${parsed.definition.slug}"`, expected: `nama berkasnya: "${slug}"` },
    ],
  };
}
