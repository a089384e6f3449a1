import { readFileSync } from 'node:fs';
import {
  answerFaults,
  answerName,
  requestFaults,
  samples,
  schemaFaults,
} from '../../../mocks/testing/contract';
import { readReply } from '../../../src/api';
import { parseJson } from '../../../src/api/answers';
import { isObject, type Json } from '../../../src/language';
import { corsFaults, send, type Heard } from './exchange';
import { filled, isAs, questions, type Question } from './questions';
import { failureOf, readingOf, seenOf, type Reading } from './reading';

/** A back end, and how it is asked. */
interface Setting {
  address: string;
  /** Of the portal; left out, CORS is not looked at. */
  origin?: string;
  samples: Readonly<Record<string, string>>;
  /** Whether calls are made that register or store something. */
  write: boolean;
}

/** The samples, and what answers have brought. */
type Known = Record<string, unknown>;

/** 8 × 8 pixels. */
const picture =
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEElEQVR42mNgqCrCjoaWBADxkjsBPitATAAAAABJRU5ErkJggg==';

/** Asks every question, and tells of each in a line, without any value of an answer. */
export async function checkBackEnd(
  setting: Setting,
  tell: (line: string, fits: boolean) => void,
): Promise<void> {
  const known = { ...setting.samples, picture: `image/png ${picture}`, key: crypto.randomUUID() };
  for (const question of questions) {
    const request = question.writes && !setting.write ? undefined : requestOf(question, setting, known);
    if (request) await askOne(question, request, known, tell);
  }
}

/** `undefined`: it is about what was not registered or stored. */
function requestOf(
  { operation, body, file }: Question,
  { address, origin }: Setting,
  known: Known,
): Request | undefined {
  const [method = '', path = ''] = operation.split(' ');
  const place = path === '/files/{file}' ? known.file : path;
  const sent = filled(body ?? null, known);
  if (sent === undefined || typeof place !== 'string') return undefined;
  const headers = {
    Accept: 'application/json',
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
    ...(path === '/api/submit' && { 'Idempotency-Key': String(known.key) }),
    ...(origin !== undefined && origin !== new URL(address).origin && { Origin: origin }),
  };
  const form = file === undefined ? undefined : formOf(filled(file, known) ?? '');
  const init = { method, headers, body: body === undefined ? form : JSON.stringify(sent) };
  return new Request(place.startsWith('/') ? `${address}${place}` : place, init);
}

/** A small picture; under any name but its own it is the beginning of a program. */
function formOf(name: string): FormData {
  const form = new FormData();
  const content = name === 'uji.png' ? Buffer.from(picture, 'base64') : 'MZ';
  form.append('files', new File([content], name, { type: 'image/png' }));
  return form;
}

async function askOne(
  { operation, what, body, be, else: taken }: Question,
  request: Request,
  known: Known,
  tell: (line: string, fits: boolean) => void,
): Promise<void> {
  const call = operation.replace(/^\w+ (?:\/api\/)?/, '');
  const sent = body && filled(body, known);
  const heard = await send(request.clone());
  const { response, bytes, answer, ms } = heard;
  const pictured = `${response?.headers.get('Content-Type')} ${bytes?.toString('base64')}`;
  const reading: Reading = { ...readingOf(call, sent, answer), picture: pictured };
  const musts: [string, Json][] = Object.entries({ ...be, leftOut: 0 });
  const isRight =
    reading.missing === undefined &&
    musts.every(([name, wanted]) => isAs(reading[name], wanted, known[name]));
  for (const [name, wanted] of musts) if (isRight && wanted === 'some') known[name] = reading[name];
  // Pictures are shown whatever their answers say of other origins.
  const isAsked = response && request.headers.has('Origin') && operation !== 'GET /files/{file}';
  const barred = isAsked ? await corsFaults(request, response) : [];
  const unlike =
    sent === undefined ? [] : requestFaults(operation, sent).map((one) => `to a sample in which ${one}`);
  const wrong = [...unlike, ...barred, ...faultsOf(operation, heard)];
  const line = `${operation}: asked for ${what} (${ms} ms)`;
  if (isRight && wrong.length === 0) return tell(`✓ ${line}`, true);
  const lost = barred.length > 0 && failureOf(call, { kind: 'exception', fault: 'network' });
  const seen = lost || (isRight ? 'no difference' : seenOf(call, answer, reading, taken));
  const expected = Object.entries(be)
    .map((one) => one.join(': '))
    .join(', ');
  const came = [...statusOf(heard), ...wrong].join(', ');
  tell(`✗ ${line}; expected ${expected}; came ${came}; a visitor would see ${seen}`, false);
}

/** The mocks' samples, with those of a JSON file in their place. Throws a word on a file that will not do. */
export function readSamples(file?: string): Setting['samples'] {
  const own = file === undefined ? {} : parseJson(readFileSync(file, 'utf8'));
  const isText = ([name, value]: [string, unknown]): boolean => name in samples && typeof value === 'string';
  if (isObject(own) && Object.entries(own).every(isText)) return { ...samples, ...own } as Setting['samples'];
  const names = Object.keys(samples).join(', ');
  throw new Error(`${file} must be a JSON object of texts by these names: ${names}.`);
}

function statusOf({ response, answer: { body } }: Heard): string[] {
  const code = isObject(body) ? Number(body.statusCode) : NaN;
  return response ? [`HTTP ${response.status}${code > 0 ? ` with statusCode ${code}` : ''}`] : [];
}

/** What is wrong with an answer by the contract. */
function faultsOf(operation: string, { response, bytes, answer }: Heard): string[] {
  if (!response) return [answer.fault === 'timeout' ? 'no answer in 30 s' : 'no answer'];
  if (!bytes) return ['a body that is cut short'];
  const { status, headers, ok } = response;
  const name = answerName(operation, status);
  if (name === undefined) return ['which the contract does not have here'];
  const text = bytes.toString().trim();
  const isFile = operation.startsWith('GET /files/');
  const isPdf = operation === 'POST /api/downloadpdf' && ok && text.startsWith('%PDF-');
  const json = parseJson(text);
  if (!isFile && !isPdf && json === undefined) {
    if (text.startsWith('<')) return ['an HTML page'];
    return [/^[[{]/.test(text) ? 'JSON that is cut short' : 'no JSON'];
  }
  const [type] = (headers.get('Content-Type') ?? 'none').split(';');
  const wanted = isFile ? 'image/png' : isPdf ? 'application/pdf' : 'application/json';
  const faults = type === wanted ? [] : [`content type ${type} in place of ${wanted}`];
  if (isFile || isPdf) return faults;
  const said = readReply({ ok, httpStatus: status, statusText: '' }, json)?.status ?? status;
  if (!ok && said !== status) faults.push('two statuses');
  const record = isObject(json) && isObject(json.data) ? json.data.tracking : undefined;
  const inside = typeof record === 'string' ? schemaFaults('Tracking', parseJson(record)) : [];
  return [...faults, ...answerFaults(name, json), ...inside.map((fault) => `in its tracking ${fault}`)];
}
