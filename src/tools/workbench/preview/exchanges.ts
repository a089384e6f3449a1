import { browserClock } from '../../../form';
import { computed, startState, type CompiledForm, type Json } from '../../../interpreter';
import { sampleOf } from '../../checker/contract/sampleAnswer';
import { answerBy, slowMs, type Treated } from '../bank/treatments';
import { callNames, listCalls, type CallAnswer } from '../../scenarios/language';

/** A request of the form that was answered. */
export interface Exchange {
  path: string;
  /** The body as it was sent, JSON; undefined for a GET. */
  body: string | undefined;
  answer: CallAnswer;
}

const most = 500;

/** Calls that only read what is the same for everybody. */
const shared: ReadonlySet<string> = new Set(['holidays', 'popup']);

/** Calls that only read. */
export const reading: ReadonlySet<string> = new Set([...listCalls, ...shared]);

let isAside = false;

/** Begins a request of the editor itself: the form's bank neither answers nor remembers it. */
export function aside<Answer>(ask: () => Answer): Answer {
  isAside = true;
  try {
    return ask();
  } finally {
    isAside = false;
  }
}

/**
 * Stands between the form and the bank: answers as the editor has set it, and remembers what was answered, for scenarios that are made
 * of it. `sealed`: no answer leaves the page, not even to choose a list by it or to search in one; what is neither treated nor without
 * answers is answered by the contract.
 */
export function createPreviewBank(sealed: boolean) {
  const exchanges: Exchange[] = [];
  let treatments: ReadonlyMap<string, Treated> = new Map();
  /** Lets go an answer that waits until a newer one has come. */
  const held = new Map<string, () => void>();
  const remember = (exchange: Exchange): void => {
    exchanges.push(exchange);
    if (exchanges.length > most) exchanges.shift();
  };
  let harmless: ReadonlySet<string> = new Set();
  const treatmentOf = (call: string, request?: string): Treated | undefined => {
    const leaves = !sealed || shared.has(call) || (request !== undefined && harmless.has(request));
    return treatments.get(call) ?? (leaves ? undefined : { call, as: 'sample' });
  };
  const answering =
    (fetchOf: typeof fetch): typeof fetch =>
    async (input, init) => {
      const path = isAside ? undefined : pathOf(input);
      if (path === undefined) return fetchOf(input, init);
      const body = typeof init?.body === 'string' ? init.body : undefined;
      const treated = treatmentOf(callOf(path), requestKey(path, body));
      const answer = treated && answerBy(treated);
      if (treated && answer) {
        remember({ path, body, answer });
        return responseTo(treated, answer, init?.signal);
      }
      if (treated?.as === 'slow') await pause(slowMs, init?.signal);
      const response = await fetchOf(input, init);
      if (treated?.as === 'swapped') await swap(treated.call, held, init?.signal);
      const found = await answerOf(response.clone());
      const late = treated?.as === 'slow' ? { delayMs: slowMs } : {};
      if (found) remember({ path, body, answer: { ...found, ...late } });
      return response;
    };
  const answerUpload = (): CallAnswer | undefined => {
    const treated = treatmentOf('upload-file');
    const answer = treated && answerBy(treated);
    if (answer) remember({ path: carrier, body: undefined, answer });
    return answer;
  };
  return {
    exchanges: exchanges as readonly Exchange[],
    /** From now on this form is shown: a sealed one asks the bank for its lists, as far as no answer goes into the request. */
    show: (form: CompiledForm): void => {
      harmless = requestsWithoutAnswers(form, browserClock.today());
    },
    treat: (wanted: readonly Treated[]): void => {
      treatments = new Map(wanted.filter(({ as }) => as !== 'usual').map((one) => [one.call, one]));
    },
    /** Stands between the page and the bank from now on; gives what steps aside again. */
    stand: (): (() => void) => {
      const usual = { fetch: window.fetch, XMLHttpRequest: window.XMLHttpRequest };
      window.fetch = answering(usual.fetch.bind(window));
      window.XMLHttpRequest = answeredRequests(answerUpload);
      return () => void Object.assign(window, usual);
    },
  };
}

/** The first answer waits until the next one has gone ahead. */
async function swap(call: string, held: Map<string, () => void>, signal: Signal): Promise<void> {
  const letGo = held.get(call);
  if (letGo) {
    held.delete(call);
    setTimeout(letGo, 300);
    return;
  }
  const turn = new Promise<void>((resolve) => held.set(call, resolve));
  // Where no second request comes, the answer is merely late.
  await Promise.race([turn, pause(slowMs, signal)]);
  held.delete(call);
}

type Signal = AbortSignal | null | undefined;

async function responseTo(
  { call, as }: Treated,
  { status = 200, body, fault }: CallAnswer,
  signal: Signal,
): Promise<Response> {
  if (fault === 'timeout') await pause(Infinity, signal);
  if (fault === 'network') throw new TypeError('Failed to fetch');
  if (as === 'html') return new Response('<!doctype html><p>Sedang dalam pemeliharaan</p>', htmlType);
  if (as === 'broken') return new Response('{"statusCode": 200, "data": [{"id": "1', jsonType);
  return Response.json(body ?? sampleOf(call), { status });
}

const htmlType = { headers: { 'Content-Type': 'text/html' } };
const jsonType = { headers: { 'Content-Type': 'application/json' } };

/** Waits; whoever gives up gets the rejection that `fetch` would give. */
function pause(ms: number, signal: Signal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = ms === Infinity ? undefined : setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('aborted', 'AbortError'));
    });
  });
}

/** Calls of the contract only: files and definitions are no part of a scenario. */
function pathOf(input: RequestInfo | URL): string | undefined {
  const address = input instanceof Request ? input.url : input;
  const { pathname, search } = new URL(address, window.location.origin);
  const at = pathname.indexOf('/api/');
  return at < 0 ? undefined : `${pathname.slice(at)}${search}`;
}

/** The call of a path; a path that no call has is an address that a definition has written: `get`. */
function callOf(path: string): string {
  const name = path.replace(/[?].*$/, '').slice('/api/'.length);
  return callNames.find((one) => one === name) ?? 'get';
}

async function answerOf(response: Response): Promise<CallAnswer | undefined> {
  try {
    const body = (await response.json()) as Json;
    return { ...(response.status === 200 ? {} : { status: response.status }), body };
  } catch {
    // A PDF, or an answer that broke off: a scenario cannot repeat it.
    return undefined;
  }
}

/** Requests of this kind carry files, and `fetch` has no part in them. */
const carrier = '/api/upload-file';

/** Requests whose files are answered in place of the bank: `answer` gives what is said, or nothing where the bank is to be asked. */
function answeredRequests(answer: () => CallAnswer | undefined): typeof XMLHttpRequest {
  return class AnsweredRequest extends XMLHttpRequest {
    #said: CallAnswer | undefined;

    override open(method: string, url: string | URL, async = true): void {
      this.#said = String(url).includes(carrier) ? answer() : undefined;
      super.open(method, url, async);
    }

    override get status(): number {
      return this.#said ? (this.#said.status ?? 200) : super.status;
    }

    override get responseText(): string {
      if (!this.#said) return super.responseText;
      return this.#said.fault === 'unreadable' ? '<!doctype html>' : JSON.stringify(this.#said.body);
    }

    override send(body?: Document | XMLHttpRequestBodyInit | null): void {
      const fault = this.#said?.fault;
      if (!this.#said) super.send(body);
      else if (fault !== 'timeout')
        setTimeout(() => this.dispatchEvent(new Event(fault === 'network' ? 'error' : 'load')));
    }
  };
}

/** What distinguishes one request from another: the path of the back end and the body, JSON; a GET has none. */
function requestKey(path: string, body: string | undefined): string {
  return `${path}\n${body ?? ''}`;
}

/** The requests for lists of a form into which nothing goes that a visitor types or chooses, nor anything computed of it; `today` YYYY-MM-DD. */
function requestsWithoutAnswers(form: CompiledForm, today: string): ReadonlySet<string> {
  const start = startState(form, { today });
  const keys = [...form.fields.values()].flatMap(({ lookup }) => {
    if (!lookup || lookup.reads.length > 0) return [];
    const state = computed(form, start, lookup.state);
    if (!('request' in state)) return [];
    const { call, body } = state.request;
    return [requestKey(`/api/${call}`, JSON.stringify(body))];
  });
  return new Set(keys);
}
