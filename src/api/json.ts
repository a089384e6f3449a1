/** JSON text as a value; undefined when it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** A JSON object, not a list and not null. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A JSON list; unlike `Array.isArray` it does not make `any` of the entries. */
export function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

/** The `statusCode` that a body carries, as a number or as digits. */
export function statusCodeOf(body: unknown): number | undefined {
  const code = isRecord(body) ? body.statusCode : undefined;
  if (typeof code === 'number') return code;
  return typeof code === 'string' && /^\d{3}$/.test(code) ? Number(code) : undefined;
}
