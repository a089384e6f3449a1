/** Whether a value is an object of JSON; what is given comes from JSON. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a value is a list of JSON. `Array.isArray` alone makes `any` of its entries, and does not narrow a readonly list. */
export function isList(value: unknown): value is readonly Json[] {
  return Array.isArray(value);
}
/** Any JSON value: what definitions, answers and API bodies are made of. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

export type JsonObject = { readonly [key: string]: Json };

/** The value of one answer; `undefined` is what does not count (hidden, or off the path). */
export type Value = Json | undefined;

/** Stored answers by name. Always read by own property: names are checked at load. */
export type Values = Readonly<Record<string, Value>>;

/** What formulas and conditions can know of a value. `choice` is `'code|label'`, `choices` a list of these, `rows` a row group. */
export const knownTypes = [
  'text',
  'number',
  'date',
  'month',
  'boolean',
  'choice',
  'choices',
  'rows',
] as const;

export type ValueType = (typeof knownTypes)[number] | 'unknown';
