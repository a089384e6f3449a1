import { createHash } from 'node:crypto';
import { type IncomingMessage, type ServerResponse } from 'node:http';

/** What a page is answered by the development server. */
export interface Answer {
  status: number;
  /** Of the type below where the status is 200; otherwise what is wrong, in Indonesian. */
  text: string | Buffer;
  /** JSON by default. */
  type?: string;
  etag?: string;
}

/** The version of a file by its content. */
export const etagOf = (content: string | Buffer): string =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;

/** A page of another site may send a request, but not one with our origin. */
export const isOwn = ({ origin, host }: Readonly<Record<string, string | string[] | undefined>>): boolean =>
  typeof origin === 'string' && URL.canParse(origin) && new URL(origin).host === host;

/** Bytes. The parser takes no larger definition. */
const largest = 2 * 1024 * 1024;

/** The whole body of a request, or undefined when it is larger than any definition. */
export const bodyOf = async (request: IncomingMessage): Promise<string | undefined> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    // A request's chunks are buffers as long as nobody sets an encoding.
    const bytes = chunk as Buffer;
    size += bytes.length;
    if (size <= largest) chunks.push(bytes);
  }
  return size > largest ? undefined : Buffer.concat(chunks).toString('utf8');
};

/** What is answered to a request whose body is larger. */
export const tooLarge: Answer = { status: 413, text: 'Berkas terlalu besar.' };

/** Whether a text is JSON. */
export const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/**
 * Middleware of the development server. `answer` gives `undefined` for an address that is another's. Whatever it throws
 * becomes an answer with its message (500): a fault of one request must not end the server.
 */
export const answering =
  (answer: (url: URL, request: IncomingMessage, response: ServerResponse) => Promise<Answer | undefined>) =>
  (request: IncomingMessage, response: ServerResponse, next: (fault?: unknown) => void): void => {
    const send = ({ status, text, type = 'application/json', etag }: Answer): void => {
      const headers = { 'Cache-Control': 'no-cache', ...(etag !== undefined && { ETag: etag }) };
      if (etag !== undefined && request.headers['if-none-match'] === etag)
        return void response.writeHead(304, headers).end();
      const contentType = `${status === 200 ? type : 'text/plain'}; charset=utf-8`;
      response.writeHead(status, { ...headers, 'Content-Type': contentType });
      response.end(status === 204 ? undefined : text);
    };
    Promise.resolve()
      .then(() => answer(new URL(request.url ?? '/', 'http://localhost'), request, response))
      .catch((fault: unknown): Answer => ({ status: 500, text: `Server editor gagal: ${messageOf(fault)}` }))
      .then((given) => (given ? send(given) : next()))
      .catch(next);
  };

const messageOf = (fault: unknown): string => (fault instanceof Error ? fault.message : String(fault));
