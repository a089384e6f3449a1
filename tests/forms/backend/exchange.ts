import { parseJson } from '../../../src/api/answers';
import type { Json } from '../../../src/language';
import type { CallAnswer } from '../../../src/tools/scenarios/language';

/** What came back: nothing, a head, or all of it; and the same as the portal's readers take it. */
export interface Heard {
  response?: Response;
  bytes?: Buffer;
  answer: CallAnswer;
  ms: number;
}

/** Sends a request once, and waits for its answer as long as the portal does. */
export async function send(request: Request): Promise<Heard> {
  const begun = performance.now();
  const lost = ({ name }: Error): CallAnswer => ({ fault: name === 'TimeoutError' ? 'timeout' : 'network' });
  const response = await fetch(request, { signal: AbortSignal.timeout(30_000) }).catch(lost);
  const content = 'headers' in response ? await response.arrayBuffer().catch(lost) : response;
  const ms = Math.round(performance.now() - begun);
  if (!('headers' in response)) return { answer: response, ms };
  if (!('byteLength' in content)) return { response, answer: content, ms };
  const { status, statusText } = response;
  const bytes = Buffer.from(content);
  const body = (parseJson(bytes.toString()) ?? bytes.toString()) as Json;
  return { response, bytes, answer: { status, statusText, body }, ms };
}

/** The headers for which a browser asks leave of another origin; forms need none. */
const asking = ['content-type', 'idempotency-key'];

/** Why a browser keeps the answer to a request from the page that has sent it. */
export async function corsFaults({ method, url, headers }: Request, response: Response): Promise<string[]> {
  const origin = headers.get('Origin') ?? '';
  const allows = (answer: Response): boolean =>
    ['*', origin].includes(answer.headers.get('Access-Control-Allow-Origin') ?? '');
  if (!allows(response)) return ['no Access-Control-Allow-Origin for the portal'];
  if (method === 'GET') return [];
  const isForm = headers.get('Content-Type')?.startsWith('multipart/');
  const names = isForm ? [] : asking.filter((name) => headers.has(name));
  const leave = { 'Access-Control-Request-Method': method, 'Access-Control-Request-Headers': names.join() };
  const preflight = await fetch(url, { method: 'OPTIONS', headers: { Origin: origin, ...leave } });
  if (!preflight.ok || !allows(preflight)) return ['no leave to ask (OPTIONS)'];
  const given =
    preflight.headers
      .get('Access-Control-Allow-Headers')
      ?.toLowerCase()
      .split(/[\s,]+/) ?? [];
  const missing = names.filter((name) => !given.includes(name) && !given.includes('*'));
  return missing.map((name) => `no leave for the header ${name}`);
}
