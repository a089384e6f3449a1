import { isObject } from '../language';
/** JSON text as a value; undefined when it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** The `statusCode` that a body carries, as a number or as digits. */
export function statusCodeOf(body: unknown): number | undefined {
  const code = isObject(body) ? body.statusCode : undefined;
  if (typeof code === 'number') return code;
  return typeof code === 'string' && /^\d{3}$/.test(code) ? Number(code) : undefined;
}
