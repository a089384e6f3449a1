import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getResponse } from 'msw';
import { createBackEnd } from '../../../../mocks/backEnd';
import { createHandlers } from '../../../../mocks/handlers';
import { fileSources } from '../../../../mocks/sources/fileSources';

/** What becomes of an answer before it goes out. */
export type Spoil = (request: Request, answer: Response) => Response | Promise<Response>;

/** A portal that stands elsewhere than its back end. */
const origin = 'http://portal.localhost';

/** Serves the mock bank over HTTP, for the portal at `origin`. */
export async function serveMocks(spoil: Spoil) {
  const handlers = createHandlers(createBackEnd(fileSources(process.cwd())));
  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const { method = '', url, headers } = incoming;
    const parts: Uint8Array[] = [];
    for await (const part of incoming) parts.push(part as Uint8Array);
    const request = new Request(`http://localhost${url}`, {
      method,
      headers: headers as Record<string, string>,
      ...(method === 'POST' && { body: Buffer.concat(parts) }),
    });
    const asked = method === 'OPTIONS' ? undefined : await getResponse(handlers, request.clone());
    const given = asked ?? new Response(null, { status: method === 'OPTIONS' ? 200 : 404 });
    given.headers.set('Access-Control-Allow-Origin', origin);
    given.headers.set('Access-Control-Allow-Headers', 'Content-Type, Idempotency-Key');
    const spoilt = await spoil(request, given);
    const body = Buffer.from(await spoilt.arrayBuffer());
    outgoing.writeHead(spoilt.status, Object.fromEntries(spoilt.headers));
    // A longer length than that of the body: the connection breaks off.
    if (Number(spoilt.headers.get('Content-Length')) > body.length)
      outgoing.write(body, () => outgoing.destroy());
    else outgoing.end(body);
  };
  const server = createServer((...exchange) => void answer(...exchange));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has one.
  const { port } = server.address() as AddressInfo;
  const close = (): void => {
    server.close();
    server.closeAllConnections();
  };
  return { address: `http://127.0.0.1:${port}`, origin, close };
}
