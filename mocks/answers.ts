import { HttpResponse, type JsonBodyType } from 'msw';

/** The body of a request as an object; anything else is an empty one. */
export async function bodyOf(request: Request): Promise<Readonly<Record<string, unknown>>> {
  const body: unknown = await request.json().catch(() => undefined);
  return isObject(body) ? body : {};
}

/** Whether a value is a JSON object. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A list of texts; anything else is an empty one. */
export function textsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];
}

/** What the back end says when all is well. */
export function answer(data: JsonBodyType): Response {
  return HttpResponse.json({ statusCode: 200, message: 'OK', data });
}

/** A refusal with its reason, under the HTTP status of the same number. */
export function refusal(status: number, message: string): Response {
  return HttpResponse.json({ statusCode: status, message, data: null }, { status });
}
