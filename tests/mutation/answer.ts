import { runTests } from './runTests';
import { countHits, switchOn, type Met } from './switches';

/** What a child process is asked. */
export type Request = { cover: string } | { judge: Judgement };

/** A mutant, and the tests that could notice it. */
interface Judgement {
  mutant: string;
  runs: readonly Run[];
}

export interface Run {
  script: string;
  /** Names of tests. */
  tests: readonly string[] | 'all';
  /** Tests that fail without any mutant. */
  except: readonly string[];
  /** How often the mutant may be met: a way out of endless loops that no clock decides. */
  hitLimit: number;
}

/** What the tests of a script do without a mutant. */
export interface Coverage extends Met {
  /** Names of tests that fail. */
  failing: readonly string[];
  /** Why the script cannot be run at all. */
  broken?: string;
  milliseconds: number;
}

export interface Reply {
  coverage?: Coverage;
  killed?: boolean;
}

async function cover(script: string): Promise<Coverage> {
  const start = performance.now();
  const met = countHits();
  const { failed, broken } = await runTests(script, () => true);
  return {
    ...met,
    failing: failed,
    ...(broken === undefined ? {} : { broken }),
    milliseconds: performance.now() - start,
  };
}

async function isKilled({ mutant, runs }: Judgement): Promise<boolean> {
  for (const { script, tests, except, hitLimit } of runs) {
    const isWanted = (name: string): boolean =>
      (tests === 'all' || tests.includes(name)) && !except.includes(name);
    switchOn(mutant, hitLimit);
    const { failed, broken } = await runTests(script, isWanted, true);
    if (broken !== undefined || failed.some(isWanted)) return true;
  }
  return false;
}

/** What one process of `npm run mutate` does. */
export async function answer(request: Request): Promise<Reply> {
  return 'cover' in request
    ? { coverage: await cover(request.cover) }
    : { killed: await isKilled(request.judge) };
}
