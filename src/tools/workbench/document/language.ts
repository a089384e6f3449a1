import { isObject, type Json } from '../../../interpreter';
import { type MeantText, type Path, type Schema, textsOf, resolvePath } from '../../../language/schema';
import { formDefinition, fragment } from '../../../language/schemas/form';
import { freeName } from '../../new-form/slug';
import { edited } from './textEdits';

/** What reads a definition: a product, or blocks that stand in a file of their own. */
export function languageOf(json: unknown): Schema<unknown> {
  return isObject(json) && 'blocks' in json ? fragment : formDefinition;
}

/** The places on the way to a path of a definition, each with what reads it; `undefined`: there is no such place. */
export function wayIn(json: unknown, path: Path): ReturnType<typeof resolvePath> {
  return resolvePath(languageOf(json), json, path);
}

/**
 * A value that is to be added, under names that the definition does not have yet: those that it declares, wherever it uses them.
 * `schema` is what reads the value.
 */
export function withOwnNames(value: Json, schema: Schema<unknown>, definition: unknown): Json {
  const taken = new Set(declared(languageOf(definition), definition).map(({ text }) => text));
  const own = new Map<string, string>();
  const names = declared(schema, value).map((one) => {
    const name = freeName(one.text, taken, one.text.includes('-') ? '-' : '');
    taken.add(name);
    own.set(`${one.role} ${one.text}`, name);
    return { ...one, name };
  });
  const uses = [...textsOf(schema, value)].flatMap((one) => {
    const name = one.declares || one.isKey ? undefined : own.get(`${one.role} ${one.text}`);
    return name === undefined ? [] : [{ ...one, name }];
  });
  const edits = [...names, ...uses].map(({ path, name }) => ({ do: 'set', path, value: name }) as const);
  return edited(value, { do: 'all', edits }) ?? value;
}

/** The names that a value declares, but for keys, which an editor names. */
function declared(schema: Schema<unknown>, value: unknown): MeantText[] {
  return [...textsOf(schema, value)].filter(({ declares, isKey }) => declares && !isKey);
}

/** The names that a definition declares at a path, and below it. */
export function declaredAt(json: unknown, path: Path): MeantText[] {
  return [...textsOf(languageOf(json), json)].filter(
    ({ declares, path: at }) => declares && path.every((key, index) => key === at[index]),
  );
}
