import { content } from '../../language/schemas/content';
import { formDefinition, fragment } from '../../language/schemas/form';
import { siteFile } from '../../language/schemas/site';
import type { Keys, Role, Schema } from '../../language';
import { given, type KeyWords, type TypeWords } from './words/types';
import { bare } from './bare';
import { form, page, piece } from './words/form';
import { site } from './words/site';

/** A key of an object, with the words on it. */
export interface DescribedKey {
  key: string;
  schema: Schema<unknown>;
  optional: boolean;
  said: KeyWords;
}

interface Described {
  words: TypeWords;
  keys: readonly DescribedKey[];
}

let all: ReadonlyMap<Schema<unknown>, Described> | undefined;

/** Every object and union of form definitions with its words; made when somebody asks for the first time. */
export function describedSchemas(): ReadonlyMap<Schema<unknown>, Described> {
  return (all ??= collected());
}

/** The words on an object or a union; `undefined` on what has none. */
export function wordsOn(schema: Schema<unknown>): TypeWords | undefined {
  return describedSchemas().get(bare(schema))?.words;
}

/** The keys of an object in the order of the language; none of anything else. */
export function keysOf(schema: Schema<unknown>): readonly DescribedKey[] {
  return describedSchemas().get(bare(schema))?.keys ?? [];
}

/** The key with the text by which visitors know an object; `undefined`: there is none. */
export function headingOf(schema: Schema<unknown>): string | undefined {
  return keysOf(schema).find((one) => one.said.title !== undefined && isRead(one.schema))?.key;
}

/** The key under which an object declares its name, with what that names. */
export function declarationOf(schema: Schema<unknown>): { key: string; role: Role } | undefined {
  return keysOf(schema).flatMap(({ key, schema: { node } }) =>
    node.kind === 'text' && node.declares && node.role !== undefined ? [{ key, role: node.role }] : [],
  )[0];
}

const readRoles: ReadonlySet<Role | undefined> = new Set(['template', 'message', 'html', 'prose', 'option']);

/** Whether visitors read a text, or the texts in a list. */
export function isRead(schema: Schema<unknown>): boolean {
  const { node } = bare(schema);
  if (node.kind === 'text') return readRoles.has(node.role);
  if (node.kind === 'list') return isRead(node.item);
  return node.kind === 'union' && Object.values(node.branches).some(isRead);
}

function collected(): ReadonlyMap<Schema<unknown>, Described> {
  const found = new Map<Schema<unknown>, Described>();
  const collect = (schema: Schema<unknown>, words: TypeWords | undefined): void => {
    const own = bare(schema);
    const { node } = own;
    if (found.has(own)) return;
    if (node.kind === 'list') collect(node.item, words);
    else if (node.kind === 'dictionary') collect(node.value, words);
    else if (node.kind === 'object' && words?.kind === 'object') {
      const keys = describedKeys(node.keys, words.keys);
      found.set(own, { words, keys });
      for (const { schema: below, said } of keys) collect(below, given(said.of));
    } else if (node.kind === 'union' && words?.kind === 'union') {
      found.set(own, { words, keys: [] });
      for (const [name, branch] of Object.entries(node.branches))
        collect(branch, given(words.branches[name]));
    }
  };
  collect(formDefinition, form);
  collect(siteFile, site);
  collect(fragment, piece);
  collect(content, page);
  return found;
}

function describedKeys(keys: Keys, words: Readonly<Record<string, KeyWords>>): DescribedKey[] {
  return Object.entries(keys).flatMap(([key, row]) => {
    const said = words[key];
    return said ? [{ key, schema: bare(row), optional: 'optional' in row, said }] : [];
  });
}
