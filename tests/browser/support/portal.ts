import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { getResponse } from 'msw';
import { createBackEnd } from '../../../mocks/backEnd';
import { createHandlers } from '../../../mocks/handlers';
import { fileSources } from '../../../mocks/sources/fileSources';
import { serveSite, type Dropped } from './site';

/** One call that the portal made. */
export interface Call {
  name: string;
  body: unknown;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Ends when it was answered, or when the visitor no longer waits for an answer. */
  over: Promise<void>;
}

/** What a test answers in place of the back end; `undefined`: the back end answers itself. */
export type Answer = (call: Call) => Response | undefined | Promise<Response | undefined>;

/** The production build and a back end of the contract, on one origin. */
export interface Portal {
  origin: string;
  /** Where the build lies. */
  folder: string;
  /** Every call made so far, in order. */
  calls: Call[];
  /** The bodies of one call, in order. */
  bodiesOf: (name: string) => unknown[];
  /** Answers a call otherwise, until the next `reset`. */
  answer: (name: string, answer: Answer) => void;
  /** A definition beside those of the build, or, `undefined`, in place of one that is missing. */
  drop: (slug: string, text: string | undefined) => void;
  /** Requests that nobody answers: a fault of the portal, or of the contract. */
  unanswered: string[];
  /** Forgets calls, answers and definitions of a test. */
  reset: () => void;
  close: () => Promise<void>;
}

/** Who answers before the site does, and passes on what it does not know. */
type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (fault?: unknown) => void,
) => void;

/** Serves a build on a free port. */
export const openPortal = async (
  folder = process.env.PORTAL_BUILD ?? 'dist',
  before: Middleware = (_request, _response, next) => next(),
): Promise<Portal> => {
  const calls: Call[] = [];
  const unanswered: string[] = [];
  const answers = new Map<string, Answer>();
  const dropped: Dropped = new Map();
  const sources = fileSources(process.cwd());
  let handlers = createHandlers(createBackEnd(sources));

  const call = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const bytes = await bytesOf(request);
    const text = bytes.toString();
    const name = (request.url ?? '').replace(/^\/api\/|\?.*$/g, '');
    const over = new Promise<void>((end) => {
      response.once('close', end);
    });
    const made: Call = { name, body: text === '' ? undefined : parsed(text), headers: request.headers, over };
    calls.push(made);
    const own = await answers.get(name)?.(made);
    const answer = own ?? (await getResponse(handlers, asFetched(request, bytes, origin())));
    if (!answer) unanswered.push(`${request.method} ${request.url}`);
    await send(answer ?? new Response('no such call', { status: 501 }), response);
  };

  /** A file that a visitor has uploaded, or one of the site: product images lie in the same folder. */
  const file = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const stored = await getResponse(handlers, asFetched(request, Buffer.alloc(0), origin()));
    await (stored ? send(stored, response) : serveSite(folder, dropped, request, response));
  };

  const serve = (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.url?.startsWith('/api/')) return call(request, response);
    if (request.url?.startsWith('/files/')) return file(request, response);
    return serveSite(folder, dropped, request, response);
  };
  const server = createServer((request, response) => {
    const failed = (fault: unknown): void => {
      unanswered.push(`${request.url}: ${String(fault)}`);
      response.destroy();
    };
    before(request, response, (fault) => {
      if (fault) failed(fault);
      else serve(request, response).catch(failed);
    });
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  const origin = (): string => {
    const address = server.address();
    if (typeof address !== 'object' || address === null) throw new Error('the portal is closed');
    return `http://localhost:${address.port}`;
  };

  return {
    origin: origin(),
    folder,
    calls,
    bodiesOf: (name) => calls.filter((made) => made.name === name).map(({ body }) => body),
    answer: (name, answer) => answers.set(name, answer),
    drop: (slug, text) => dropped.set(slug, text),
    unanswered,
    reset: () => {
      calls.length = 0;
      unanswered.length = 0;
      answers.clear();
      dropped.clear();
      handlers = createHandlers(createBackEnd(sources));
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
};

const bytesOf = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

const asFetched = ({ method, url, headers }: IncomingMessage, bytes: Buffer, origin: string): Request => {
  const given = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  return new Request(`${origin}${url ?? '/'}`, {
    method,
    headers: given,
    // As bytes: a file that went through a text would be another one.
    body: bytes.length === 0 ? undefined : new Uint8Array(bytes),
  });
};

/** Status 0 is a connection that breaks off. */
const send = async (answer: Response, response: ServerResponse): Promise<void> => {
  if (answer.type === 'error') {
    response.destroy();
    return;
  }
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(Buffer.from(await answer.arrayBuffer()));
};

/** A JSON answer, with the status of the body where it has one. */
export const json = (body: unknown, status = 200): Response => Response.json(body, { status });
