import * as v from 'valibot';
import { isList, isObject } from '../../../interpreter';
import { bare, parserNode } from '../parserNodes';

/** The schema of what stands under a key; the tables of several objects may share one. */
export type Row = object;

/** The tables of keys of a language, each with where it is first met. */
export type Tables = Map<object, { at: string; rows: readonly (readonly [key: string, row: Row])[] }>;

/** Every table of keys that a parser's schema reads by. */
export function keysOf(schema: object): Tables {
  const found: Tables = new Map();
  const seen = new Set<object>();
  const visit = (one: object, at: string): void => {
    if (seen.has(one)) return;
    seen.add(one);
    const node = parserNode(one);
    if (node.type === 'entries') {
      const rows = Object.entries(node.entries).map(([key, row]) => [key, bare(row)] as const);
      found.set(node.entries, { at, rows });
      for (const [key, below] of Object.entries(node.entries)) visit(below, `${at}.${key}`);
    } else if (node.type === 'dispatch') {
      for (const [name, below] of Object.entries(node.branches)) visit(below, `${at}:${name}`);
    } else {
      for (const below of insideOf(one)) visit(below, at);
    }
  };
  visit(schema, '');
  return found;
}

/** Notes which keys a value has, by what they are read with; of a union the branch that reads it without a fault. */
export function noteUsed(schema: object, value: unknown, used: Map<Row, Set<string>>): void {
  const node = parserNode(schema);
  if (node.type === 'entries') {
    for (const [key, row] of isObject(value) ? Object.entries(node.entries) : []) {
      if (!isObject(value) || !Object.hasOwn(value, key)) continue;
      const read = bare(row);
      used.set(read, (used.get(read) ?? new Set()).add(key));
      noteUsed(row, value[key], used);
    }
  } else if (node.type === 'dispatch') {
    const branch = Object.values(node.branches).find((one) => reads(one, value));
    if (branch) noteUsed(branch, value, used);
  } else if (node.type === 'list') {
    for (const one of isList(value) ? value : []) noteUsed(node.item, one, used);
  } else if (node.type === 'dictionary') {
    for (const one of isObject(value) ? Object.values(value) : []) noteUsed(node.value, one, used);
  } else {
    for (const below of insideOf(schema)) noteUsed(below, value, used);
  }
}

/** What a wrapper stands around, or what a collection holds; a leaf has nothing. */
function insideOf(schema: object): readonly object[] {
  const node = parserNode(schema);
  switch (node.type) {
    case 'lazy':
      return [node.getter()];
    case 'exact_optional':
    case 'nullable':
    case 'rewritten':
      return [node.wrapped];
    case 'list':
      return [node.item];
    case 'dictionary':
      return [node.value];
    default:
      return [];
  }
}

function reads(schema: object, value: unknown): boolean {
  const node = parserNode(schema);
  if (node.type === 'exact_optional') return reads(node.wrapped, value);
  if (node.type === 'lazy') return reads(node.getter(), value);
  // Every other schema of the parser reads.
  return !(schema as { read: (input: unknown) => { findings?: unknown } }).read(value).findings;
}

/** Whether what stands under a key may not be this; a bare leaf is what valibot judges. */
export function refuses(row: Row, value: unknown): boolean {
  // The parser's schemas read; `bare` has left of a leaf the schema below it.
  if ('read' in row) return !reads(row, value);
  return !v.safeParse(row as v.GenericSchema, value).success;
}
