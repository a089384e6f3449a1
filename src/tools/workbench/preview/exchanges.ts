import type { Json } from '../../../interpreter';
import type { CallAnswer } from '../../scenarios/language';

/** A request of the form that was answered. */
export interface Exchange {
  /** The path of the back end, such as `/api/remote-select`. */
  path: string;
  /** The body as it was sent, JSON; undefined for a GET. */
  body: string | undefined;
  answer: CallAnswer;
}

/** The newest exchanges that are remembered. */
const most = 500;

/** Remembers what the back end answers from now on in this window, for scenarios that are made of it. */
export function recordExchanges(): readonly Exchange[] {
  const exchanges: Exchange[] = [];
  const fetchOf = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const response = await fetchOf(input, init);
    const path = pathOf(input);
    if (path !== undefined) {
      const body = typeof init?.body === 'string' ? init.body : undefined;
      const answer = await answerOf(response.clone());
      if (answer) exchanges.push({ path, body, answer });
      if (exchanges.length > most) exchanges.shift();
    }
    return response;
  };
  return exchanges;
}

/** Calls of the contract only: files and definitions are no part of a scenario. */
function pathOf(input: RequestInfo | URL): string | undefined {
  const address = input instanceof Request ? input.url : input;
  const { pathname, search } = new URL(address, window.location.origin);
  const at = pathname.indexOf('/api/');
  return at < 0 ? undefined : `${pathname.slice(at)}${search}`;
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
