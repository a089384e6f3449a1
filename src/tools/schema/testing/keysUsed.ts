import { isList, isObject, type Keys, type Optional, type Schema } from '../../../language';
import { bare } from '../bare';

/** The schema of what stands under a key; the tables of several objects may share one. */
export type Row = Schema<unknown>;

/** The tables of keys of a language, each with where it is first met. */
export type Tables = Map<Keys, { at: string; rows: readonly (readonly [key: string, row: Row])[] }>;

/** Every table of keys that a schema reads by. */
export function keysOf(schema: Row): Tables {
  const found: Tables = new Map();
  const seen = new Set<Row>();
  const visit = (one: Row | Optional<unknown>, at: string): void => {
    const row = bare(one);
    if (seen.has(row)) return;
    seen.add(row);
    const { node } = row;
    if (node.kind === 'object') {
      const rows = Object.entries(node.keys).map(([key, below]) => [key, bare(below)] as const);
      found.set(node.keys, { at, rows });
      for (const [key, below] of rows) visit(below, `${at}.${key}`);
    } else if (node.kind === 'union') {
      for (const [name, below] of Object.entries(node.branches)) visit(below, `${at}:${name}`);
    } else {
      for (const below of insideOf(row)) visit(below, at);
    }
  };
  visit(schema, '');
  return found;
}

/** Notes which keys a value has, by what they are read with; of a union the branch that reads it without a fault. */
export function noteUsed(schema: Row | Optional<unknown>, value: unknown, used: Map<Row, Set<string>>): void {
  const row = bare(schema);
  const { node } = row;
  if (node.kind === 'object') {
    for (const [key, below] of isObject(value) ? Object.entries(node.keys) : []) {
      if (!isObject(value) || !Object.hasOwn(value, key)) continue;
      const read = bare(below);
      used.set(read, (used.get(read) ?? new Set()).add(key));
      noteUsed(read, value[key], used);
    }
  } else if (node.kind === 'union') {
    const branch = Object.values(node.branches).find((one) => !refuses(one, value));
    if (branch) noteUsed(branch, value, used);
  } else if (node.kind === 'list') {
    for (const one of isList(value) ? value : []) noteUsed(node.item, one, used);
  } else if (node.kind === 'dictionary') {
    for (const one of isObject(value) ? Object.values(value) : []) noteUsed(node.value, one, used);
  } else {
    for (const below of insideOf(row)) noteUsed(below, value, used);
  }
}

/** What a wrapper stands around, or what a collection holds; a leaf has nothing. */
function insideOf({ node }: Row): readonly Row[] {
  switch (node.kind) {
    case 'nullable':
    case 'rewritten':
      return [node.inner];
    case 'list':
      return [node.item];
    case 'dictionary':
      return [node.value];
    default:
      return [];
  }
}

/** Whether what stands under a key may not be this. */
export function refuses(row: Row, value: unknown): boolean {
  return row.read(value).findings !== undefined;
}
