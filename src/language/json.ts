import type { Json, JsonObject } from './values';

/** Whether a value is an object of JSON; what is given comes from JSON. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a value is a list of JSON. `Array.isArray` alone makes `any` of its entries, and does not narrow a readonly list. */
export function isList(value: unknown): value is readonly Json[] {
  return Array.isArray(value);
}
