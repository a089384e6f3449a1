/** What a tool sees of a parser's schema: its kind, and the schemas below it. */
export type ParserNode =
  | { type: 'entries'; entries: Readonly<Record<string, object>> }
  | { type: 'rewritten'; wrapped: object; aliases: Readonly<Record<string, unknown>> }
  | { type: 'dispatch'; branches: Readonly<Record<string, object>> }
  | { type: 'list'; item: object; fewest: number }
  | { type: 'dictionary'; key: object; value: object }
  | { type: 'one_of'; options: readonly (string | number)[] }
  | { type: 'json' }
  | { type: 'exact_optional'; wrapped: object }
  | { type: 'lazy'; getter: () => object }
  | { type: 'leaf'; leaf: object }
  | { type: 'nullable'; wrapped: object }
  | { type: 'literal'; literal: boolean; message?: string }
  | { type: 'string' | 'number' | 'boolean'; message?: string; pipe?: readonly Check[] };

/** A further demand on a text or number. */
export type Check =
  | { type: 'regex'; requirement: RegExp; message?: string }
  | { type: 'non_empty'; message?: string }
  | { type: 'integer'; message?: string }
  | { type: 'min_value' | 'max_value' | 'max_bytes'; requirement: number; message?: string }
  | { type: 'string' | 'number' };

/** Reads a parser's schema. */
export function parserNode(schema: object): ParserNode {
  // The details that the parser's schemas carry for tools, by kind; `buildSchema` walks all of them, and refuses a kind that is new.
  return schema as ParserNode;
}

/** The schema itself, without `optional` and `later` around it; of a leaf, what valibot judges. */
export function bare(schema: object): object {
  const node = parserNode(schema);
  if (node.type === 'exact_optional') return bare(node.wrapped);
  if (node.type === 'leaf') return node.leaf;
  return node.type === 'lazy' ? bare(node.getter()) : schema;
}
