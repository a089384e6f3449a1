import { isObject } from '../src/language';
import { HttpResponse } from 'msw';

/** A JSON object, not yet looked at. */
export type Body = Readonly<Record<string, unknown>>;

/** 200 with the bank's envelope. */
export function succeed(data: object | null, message = 'Berhasil'): Response {
  return HttpResponse.json({ statusCode: 200, message, data });
}

/** Another HTTP status, the same in the body. */
export function refuse(status: number, message: string): Response {
  return HttpResponse.json({ statusCode: status, message, data: null }, { status });
}

/** HTTP 200 with a body that says otherwise, as real back ends do. */
export function refuseInBody(statusCode: number, message: string): Response {
  return HttpResponse.json({ statusCode, message, data: null });
}

/** 400, with what was wrong: a client that sends what the contract does not know must hear it. */
export function badRequest(reason: string): Response {
  return refuse(400, `Permintaan tidak sesuai kontrak: ${reason}`);
}

/** The JSON object that was sent; undefined for anything else. */
export async function bodyOf(request: Request): Promise<Body | undefined> {
  try {
    const body: unknown = await request.json();
    return isObject(body) ? body : undefined;
  } catch {
    return undefined;
  }
}

/** A list of texts. */
export function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
}

/** A text of a certain form. */
export function isText(value: unknown, pattern: RegExp): value is string {
  return typeof value === 'string' && pattern.test(value);
}
