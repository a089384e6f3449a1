import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import { refuse, refuseInBody } from './replies';

/** A fault that a developer asks for in the page's address, such as `?mock=submit:500,remote-select:offline*3`. */
export interface Fault {
  /** The last part of the call's path. */
  call: string;
  kind: string;
  /** How many requests it befalls; afterwards the call answers as ever. */
  times: number;
}

/** Undefined: the request goes on to the call's own handler. */
type Befall = () => Promise<Response | undefined> | Response;

/** Longer than the 5 s after which the portal asks for patience, shorter than its timeout. */
const slowMs = 8000;

const html =
  '<!doctype html><html lang="id"><title>Pemeliharaan</title><p>Sedang dalam pemeliharaan</p></html>';

/** Faults by name; `400` to `599` and `status-400` to `status-599` besides. */
const faults: Readonly<Record<string, Befall>> = {
  offline: () => HttpResponse.error(),
  slow: async () => {
    await delay(slowMs);
    return undefined;
  },
  never: async () => {
    await delay('infinite');
    return undefined;
  },
  html: () => HttpResponse.html(html),
  broken: () => HttpResponse.text('{"statusCode": 200, "data": [{"id": "1', jsonType),
  empty: () => HttpResponse.json({ statusCode: 200, message: 'Berhasil', data: [] }),
};
const jsonType = { headers: { 'Content-Type': 'application/json' } };

/** Reads the parameter `mock` of an address, such as `?mock=submit:500`; `misread` says what makes no sense. */
export function readFaults(search: string): { faults: Fault[]; misread: string[] } {
  const texts = new URLSearchParams(search).getAll('mock').flatMap((text) => text.split(','));
  const read = texts.map(readFault);
  return {
    faults: read.filter((fault) => typeof fault !== 'string'),
    misread: read.filter((fault) => typeof fault === 'string'),
  };
}

function readFault(text: string): Fault | string {
  const [, call, kind, times] = /^([a-z-]+):([a-z0-9-]+)(?:\*([1-9]\d*))?$/.exec(text) ?? [];
  if (call === undefined || kind === undefined || !befallOf(kind))
    return `?mock=${text}: expected call:fault or call:fault*times; faults are ${faultNames}`;
  return { call, kind, times: times === undefined ? Infinity : Number(times) };
}

/** Handlers that go before those of the calls. */
export function faultHandlers(wanted: readonly Fault[]): HttpHandler[] {
  return wanted.map(({ call, kind, times }) => {
    const befall = befallOf(kind);
    let left = times;
    return http.all(`*/api/${call}`, () => {
      if (left <= 0) return undefined;
      left -= 1;
      return befall?.();
    });
  });
}

const faultNames = `${Object.keys(faults).join(', ')}, 400 to 599, status-400 to status-599`;

function befallOf(kind: string): Befall | undefined {
  const [, inBody, digits] = /^(status-)?([45]\d\d)$/.exec(kind) ?? [];
  if (digits === undefined) return Object.hasOwn(faults, kind) ? faults[kind] : undefined;
  const answer = inBody === undefined ? refuse : refuseInBody;
  return () => answer(Number(digits), `Gangguan buatan (${kind})`);
}
