import type { IncomingHttpHeaders } from 'node:http';
import { type Plugin, type ViteDevServer } from 'vite';

const url = /^\/__editor\/proofs\/(proof|publication|robot)\/([a-z0-9]+(?:-[a-z0-9]+)*)$/;

/** What is looked into: a product of a folder, on a visitor's day. */
export interface ProofWish {
  slug: string;
  folder: string;
  /** `YYYY-MM-DD`. */
  today: string;
}

/** What looks into a product; the module that has it is loaded anew for each request. */
interface Prover {
  publishFromEditor: (wish: ProofWish & { dry: boolean }) => Promise<unknown>;
  walkFromEditor: (wish: ProofWish) => Promise<unknown>;
}

export interface ProofAnswer {
  status: number;
  body: string;
}

/** Answers the editor's page: `undefined` where it asks for something else. What goes wrong is told in its own words. */
export const answerProof = async (
  request: { method: string; pathname: string; headers: IncomingHttpHeaders } & Omit<ProofWish, 'slug'>,
  load: () => Promise<Prover>,
): Promise<ProofAnswer | undefined> => {
  const { method, pathname, headers, today, folder } = request;
  const [, what, slug] = url.exec(pathname) ?? [];
  if (slug === undefined) return undefined;
  if (method !== 'POST') return { status: 405, body: 'Hanya POST.' };
  const { origin, host } = headers;
  // A page of another site may send a request, but not one with our origin.
  if (origin === undefined || !URL.canParse(origin) || new URL(origin).host !== host)
    return { status: 403, body: 'Hanya halaman editor sendiri.' };
  try {
    const { publishFromEditor, walkFromEditor } = await load();
    const wish = { slug, folder, today };
    const found =
      what === 'robot'
        ? await walkFromEditor(wish)
        : await publishFromEditor({ ...wish, dry: what === 'proof' });
    return { status: 200, body: JSON.stringify(found) };
  } catch (fault) {
    return { status: 422, body: fault instanceof Error ? fault.message : String(fault) };
  }
};

/** Lets the workbench prove and publish a product, and walk through it, under `npm start` only. */
export const proofs = ({ folder }: Pick<ProofWish, 'folder'>): Plugin => ({
  name: 'eform:proofs',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const { method = 'GET', headers } = request;
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      const now = new Date();
      const today = new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
      answerProof({ method, pathname, headers, today, folder }, () => loadProver(server)).then((answer) => {
        if (!answer) return next();
        const type = answer.status === 200 ? 'application/json' : 'text/plain';
        response.writeHead(answer.status, { 'Content-Type': `${type}; charset=utf-8` });
        response.end(answer.body);
      }, next);
    });
  },
});

/** The tools' own modules, through Vite: what was changed takes effect with the next request. */
async function loadProver({ environments }: ViteDevServer): Promise<Prover> {
  const { ssr } = environments;
  if (!('runner' in ssr)) throw new Error('Bukti tidak dapat dibuat di sini.');
  // Vite's default environment for the server runs modules in this process.
  const { runner } = ssr as typeof ssr & { runner: { import: (url: string) => Promise<unknown> } };
  // What the module exports is checked where it stands.
  return (await runner.import('/tests/forms/fromEditor.ts')) as Prover;
}
