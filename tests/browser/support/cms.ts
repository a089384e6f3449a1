import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** What a content system answers at a name. */
export interface CmsAnswer {
  text: string;
  /** 200 unless said otherwise. */
  status?: number;
  /** JSON unless said otherwise. */
  type?: string;
  headers?: Readonly<Record<string, string>>;
  /** Whether other origins may read it: true unless said otherwise. */
  shared?: boolean;
  /** The answer waits for it. */
  until?: Promise<void>;
  /** The connection breaks off after so many characters. */
  breaksAt?: number;
}

/** A content system on an origin of its own, with an empty stock, and a portal that was built for it. */
interface Cms {
  origin: string;
  /** The folder of the portal that reads its definitions here. */
  portal: string;
  /** Puts an answer in stock, by the name that the portal asks for: `produk-baru`, `pages/home`. */
  publish: (name: string, answer: string | CmsAnswer) => void;
  /** The names of forms, pages and popups asked for since the test began, in order. */
  asked: string[];
}

/** Opens a content system, and builds a portal for it, for the tests of a file; each test begins with an empty stock. */
export const useCms = (): Cms => {
  const stock = new Map<string, CmsAnswer>();
  const asked: string[] = [];
  let origin = '';
  let portal = '';
  const server = createServer((request, response) => {
    const name = /^\/isi\/(.+)\.json$/.exec(request.url ?? '')?.[1] ?? '';
    // What stands around every page is asked for beside it.
    if (name !== 'pages/site') asked.push(name);
    void give(
      stock.get(name) ??
        (name === 'pages/site' ? { text: '{}' } : undefined) ?? {
          text: 'tidak ada',
          status: 404,
          type: 'text/plain',
        },
      response,
    );
  });

  beforeAll(async () => {
    await new Promise<void>((listening) => {
      server.listen(0, '127.0.0.1', listening);
    });
    const address = server.address();
    if (typeof address !== 'object' || address === null) throw new Error('the content system is closed');
    origin = `http://localhost:${address.port}`;
    portal = await mkdtemp(join(tmpdir(), 'eform-cms-'));
    await build(portal, `${origin}/isi`);
  });
  afterEach(() => {
    stock.clear();
    asked.length = 0;
  });
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await rm(portal, { recursive: true, force: true });
    await rm(`${portal}-hosting`, { recursive: true, force: true });
  });

  return {
    get origin() {
      return origin;
    },
    get portal() {
      return portal;
    },
    publish: (name, answer) => stock.set(name, typeof answer === 'string' ? { text: answer } : answer),
    asked,
  };
};

const give = async (answer: CmsAnswer, response: ServerResponse): Promise<void> => {
  const { text, status = 200, type = 'application/json', headers, shared = true, until, breaksAt } = answer;
  await until;
  response.writeHead(status, {
    'Content-Type': type,
    ...(shared ? { 'Access-Control-Allow-Origin': '*' } : {}),
    ...headers,
    ...(breaksAt === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(text)) }),
  });
  if (breaksAt === undefined) response.end(text);
  else response.write(text.slice(0, breaksAt), () => response.destroy());
};

/** As visitors get it, but for where definitions come from. */
const build = (folder: string, definitions: string): Promise<unknown> =>
  promisify(execFile)(
    'node_modules/.bin/vite',
    ['build', '--configLoader', 'runner', '--outDir', folder, '--emptyOutDir'],
    {
      env: {
        ...process.env,
        // Jest's own value would build React as developers see it.
        NODE_ENV: 'production',
        VITE_API_MOCKING: 'off',
        VITE_API_BASE_URL: '',
        VITE_DEFINITIONS_URL: definitions,
        VITE_FILES_URL: '',
      },
    },
  );
