import { compile, compileInParts, type CompileResult } from './compile/compile';
import type { CompiledForm } from './compile/model';
import type { Included } from './fragments/includeFragments';
import { fragmentsOfIncluded, include, includedFiles } from './include';
import { withPlaces, type Issue } from './issues';
import { parseText } from './parse/parseText';

/** A form that is ready to be filled in, or everything that is wrong with its definition. */
export type LoadedForm = { ok: true; form: CompiledForm } | { ok: false; issues: readonly Issue[] };

/**
 * Makes a form of a definition's text and of the texts of what it takes in: forms by slug, fragments as `fragments/<name>`. Never
 * throws, whatever the texts. A slug that is not the file's is an issue.
 */
export function loadForm(
  text: string,
  slug: string,
  included: ReadonlyMap<string, string> = new Map<string, string>(),
): LoadedForm {
  const parsed = parseOwn(text, slug);
  if (!parsed.ok) return parsed;
  const whole = include(parsed.definition, included);
  return whole.ok ? finish(whole, compile(whole.definition)) : whole;
}

/**
 * As `loadForm`; the texts of what it takes in are asked for one by one by these names, and one that is `undefined` is missing.
 * `pause` is awaited between what takes long. Rejects as `textOf` does.
 */
export async function loadFormWith(
  text: string,
  slug: string,
  textOf: (name: string) => Promise<string | undefined>,
  pause: () => Promise<void> = () => Promise.resolve(),
): Promise<LoadedForm> {
  const parsed = parseOwn(text, slug);
  if (!parsed.ok) return parsed;
  const found = new Map<string, string>();
  const fetchAll = async (names: readonly string[]): Promise<void> => {
    const texts = await Promise.all(names.map(async (one) => [one, await textOf(one)] as const));
    for (const [name, one] of texts) if (one !== undefined) found.set(name, one);
  };
  const own = includedFiles(parsed.definition);
  await fetchAll(own);
  // Forms in its steps may have fragments that it does not have itself.
  const inIncludedForms = [...found].flatMap(([name, one]) =>
    name.includes('/') ? [] : fragmentsOfIncluded(one),
  );
  await fetchAll([...new Set(inIncludedForms)].filter((name) => !own.includes(name)));
  await pause();
  const whole = include(parsed.definition, found);
  await pause();
  if (!whole.ok) return whole;
  const parts = compileInParts(whole.definition);
  for (;;) {
    const part = parts.next();
    if (part.done) return finish(whole, part.value);
    await pause();
  }
}

function finish(whole: Included & { ok: true }, compiled: CompileResult): LoadedForm {
  if (compiled.ok) return compiled;
  return { ok: false, issues: withPlaces(compiled.issues, whole.placeOf) };
}

function parseOwn(text: string, slug: string): ReturnType<typeof parseText> {
  const parsed = parseText(text);
  if (!parsed.ok || parsed.definition.slug === slug) return parsed;
  return {
    ok: false,
    issues: [
      {
        code: 'slug',
        path: 'slug',
        received: `"${parsed.definition.slug}"`,
        expected: `nama berkasnya: "${slug}"`,
      },
    ],
  };
}
