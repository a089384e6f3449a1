import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Reply, Request } from './answer';

/** A process that answers one request after the other. */
export interface Child {
  /** The reply; `undefined` when the process died or was silent for too long. The next request finds a new one. */
  ask: (request: Request, patience: number) => Promise<Reply | undefined>;
  close: () => void;
}

function openChild(words: readonly string[]): Child {
  let running: ChildProcess | undefined;
  const start = async (): Promise<ChildProcess> => {
    const child = fork('tests/mutation/child.mjs', words, {
      // A mutant that fills the memory ends its own process only. Node's warnings would be complaints in the console, which fail a test.
      execArgv: ['--max-old-space-size=1024', '--no-warnings'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    // It says that it is there: what it takes to come belongs to no request's patience.
    await Promise.race([once(child, 'message'), once(child, 'exit')]);
    if (!child.connected) throw new Error('A process that runs tests does not start.');
    return child;
  };
  const close = (): void => {
    running?.kill('SIGKILL');
    running = undefined;
  };
  const ask: Child['ask'] = async (request, patience) => {
    const child = (running ??= await start());
    const over = new AbortController();
    const { signal } = over;
    const timer = setTimeout(() => over.abort(), patience);
    const answered = once(child, 'message', { signal }).then(([reply]) => reply as Reply);
    const gone = once(child, 'exit', { signal }).then(() => undefined);
    child.send(request);
    const reply = await Promise.race([answered, gone]).catch(() => undefined);
    clearTimeout(timer);
    over.abort();
    await Promise.allSettled([answered, gone]);
    if (!reply) close();
    return reply;
  };
  return { ask, close };
}

/**
 * Does a piece of work for each item in several processes, in order, each item in the first process that is free.
 *
 * @param words  what the processes are started with: `--page` gives them a page
 */
export async function inChildren<Item, Result>(
  jobs: number,
  items: readonly Item[],
  work: (child: Child, item: Item) => Promise<Result>,
  words: readonly string[] = [],
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  await Promise.all(
    Array.from({ length: jobs }, async () => {
      const child = openChild(words);
      try {
        for (const [index, item] of queue) results[index] = await work(child, item);
      } finally {
        child.close();
      }
    }),
  );
  return results;
}
