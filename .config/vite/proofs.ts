import { execFile } from 'node:child_process';
import { type IncomingHttpHeaders } from 'node:http';
import { type Plugin } from 'vite';
import { answering, bodyOf, isJson, isOwn, tooLarge, type Answer } from './answering.ts';

const url = /^\/__editor\/proofs\/(proof|publication|robot)\/([a-z0-9]+(?:-[a-z0-9]+)*)$/;

/** Milliseconds after which a command is given up: it takes seconds, on a slow device a few minutes. */
const longestMs = 15 * 60_000;

/** Bytes that a command may print. */
const mostPrinted = 64 * 1024 * 1024;

/** What came of a command. */
export interface Ended {
  /** `undefined`: it was ended from outside. */
  code: number | undefined;
  out: string;
  err: string;
}

/** Runs a command of `tests/forms` with these words. */
export type Run = (words: readonly string[]) => Promise<Ended>;

/** The command that answers each address; who publishes says so in the body of the request. */
const commands: Readonly<Record<string, (slug: string, body: string) => readonly string[]>> = {
  proof: (slug) => ['publish.mjs', slug, '--dry'],
  publication: (slug, body) => ['publish.mjs', slug, ...signedBy(body)],
  robot: (slug) => ['walk.mjs', slug],
};

/** Author and reason as words of a command; the command says what is wrong with those that are missing. */
const signedBy = (body: string): string[] => {
  const signed: unknown = isJson(body) ? JSON.parse(body) : undefined;
  const { author, reason } = Object(signed) as Readonly<Record<string, unknown>>;
  const word = (value: unknown): string => (typeof value === 'string' ? value : '');
  return [`--author=${word(author)}`, `--reason=${word(reason)}`];
};

/**
 * Answers the editor's page with what a command prints as JSON: `undefined` where the page asks for something else. What is wrong is
 * answered in words, also where the command has crashed.
 */
export const answerProof = async (
  request: { method: string; pathname: string; headers: IncomingHttpHeaders; body: string; folder: string },
  run: Run,
): Promise<Answer | undefined> => {
  const { method, pathname, headers, body, folder } = request;
  const [, what = '', slug] = url.exec(pathname) ?? [];
  if (slug === undefined) return undefined;
  if (method !== 'POST') return { status: 405, text: 'Hanya POST.' };
  if (!isOwn(headers)) return { status: 403, text: 'Hanya halaman editor sendiri.' };
  const command = commands[what]?.(slug, body) ?? [];
  const { code, out, err } = await run([...command, '--folder', folder, '--json']);
  // 0 and 1 are the two answers of a command, 2 is its word on why it has none.
  if ((code === 0 || code === 1) && isJson(out)) return { status: 200, text: out };
  if (code === 2) return { status: 422, text: err.trim() };
  const how = code === undefined ? 'dihentikan sebelum selesai' : `berhenti dengan kode ${code}`;
  return { status: 500, text: `${command[0]} ${how}. ${lastLineOf(err)}`.trim() };
};

/** Of what a crash prints the line that names the error. */
const lastLineOf = (err: string): string => {
  const lines = err.split('\n').map((line) => line.trim());
  return lines.find((line) => /^(?:\w*Error|\w+ \[Error\])\b/.test(line)) ?? lines.findLast(Boolean) ?? '';
};

/**
 * Lets the workbench prove and publish a product, and walk through it, under `npm start` only. Each runs as a process of its own, so
 * that nothing that happens in it ends or blocks the development server; it ends when the page no longer waits.
 */
export const proofs = ({ folder }: { folder: string }): Plugin => ({
  name: 'eform:proofs',
  apply: 'serve',
  configureServer({ config: { root }, middlewares }) {
    middlewares.use(
      answering(async ({ pathname }, request, response) => {
        if (!url.test(pathname)) return undefined;
        const body = await bodyOf(request);
        if (body === undefined) return tooLarge;
        const { method = 'GET', headers } = request;
        const left = new AbortController();
        response.once('close', () => left.abort());
        return answerProof({ method, pathname, headers, body, folder }, ([file = '', ...words]) =>
          runNode(root, [`tests/forms/${file}`, ...words], left.signal),
        );
      }),
    );
  },
});

/** Runs a script of the project with Node. Never rejects. */
export const runNode = (root: string, words: readonly string[], signal?: AbortSignal): Promise<Ended> =>
  new Promise((resolve) => {
    const settings = { cwd: root, timeout: longestMs, maxBuffer: mostPrinted, signal };
    execFile(process.execPath, words, settings, (fault, out, err) => {
      const code = fault ? fault.code : 0;
      resolve({ code: typeof code === 'number' ? code : undefined, out, err: err || (fault?.message ?? '') });
    });
  });
