import { loadForm, type CompiledForm } from '../../src/interpreter';
import { madeUpLists } from './lists';
import type { Version } from './world';

/** A form by its slug, in its versions. */
export function versionsOf(slug: string, texts: ReadonlyMap<string, string>): readonly Version[] {
  const form = formOf(texts.get(slug) ?? '', slug, texts);
  if (!form) throw new Error(`simulation: there is no form "${slug}", or its definition is broken`);
  return versionsFrom(form);
}

/**
 * A form as its definition may be served one after the other: as it is; with another text that says the same; and without one of the
 * answers that may be left out.
 */
function versionsFrom(form: CompiledForm): readonly Version[] {
  const shorter = withoutAnAnswer(form);
  return [
    { form, hash: 'v0', lists: madeUpLists(form) },
    { form, hash: 'v1', lists: madeUpLists(form) },
    ...(shorter ? [{ form: shorter, hash: 'v2', lists: madeUpLists(shorter) }] : []),
  ];
}

function formOf(text: string, slug: string, texts?: ReadonlyMap<string, string>): CompiledForm | undefined {
  const loaded = loadForm(text, slug, texts);
  return loaded.ok ? loaded.form : undefined;
}

/** Times that another field is left out before the form counts as one without a field that nothing needs. */
const mostTries = 12;

function withoutAnAnswer({ definition }: CompiledForm): CompiledForm | undefined {
  const text = JSON.stringify(definition);
  for (let at = 0; at < mostTries; at += 1) {
    const shorter = dropField(text, at);
    const form = shorter === undefined ? undefined : formOf(shorter, definition.slug);
    if (form) return form;
  }
  return undefined;
}

/** The definition without its field number `at` of those that may be left empty. */
function dropField(text: string, at: number): string | undefined {
  let seen = -1;
  const isDropped = (block: unknown): boolean => {
    if (typeof block !== 'object' || block === null || !('name' in block) || !('label' in block))
      return false;
    if ('required' in block && block.required === true) return false;
    seen += 1;
    return seen === at;
  };
  const definition: unknown = JSON.parse(text, (_key, value: unknown) => {
    if (!Array.isArray(value)) return value;
    const list: readonly unknown[] = value;
    const rest = list.filter((block) => !isDropped(block));
    return rest.length > 0 ? rest : list;
  });
  return seen < at ? undefined : JSON.stringify(definition);
}
