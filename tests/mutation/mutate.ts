import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Coverage, Run } from './answer';
import { bundle } from './bundle';
import { inChildren, type Child } from './children';
import { judgesOf, sourcesBelow, testsBelow } from './files';
import { instrument, type Mutant } from './mutants';
import { report, type Fate, type Verdict } from './report';
import { sample } from './sample';

/** A test file as a script, and what it meets. */
interface Tests {
  file: string;
  /** How many places judge before this one. */
  turn: number;
  script: string;
  coverage: Coverage;
}

/** An hour is longer than any room's tests take. */
const coverPatience = 3_600_000;
const leastPatience = 60_000;

/** What is said on the way, beside the report. */
const log = (words: string): void => console.error(words);

interface Settings {
  path: string;
  /** Where the tests lie: the first place judges first. */
  judges: readonly string[];
  size: number;
  seed: number;
  jobs: number;
}

function readArguments(words: readonly string[]): Settings {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      tests: { type: 'string', multiple: true },
      sample: { type: 'string', default: '600' },
      seed: { type: 'string', default: '1' },
      jobs: { type: 'string', default: String(availableParallelism()) },
    },
  });
  const [path = 'src/interpreter', ...more] = positionals.map((one) => one.replace(/^[.]\/|\/$/g, ''));
  if (more.length > 0) throw new Error('One path at a time.');
  const count = (name: 'sample' | 'seed' | 'jobs'): number => {
    const number = Number(values[name]);
    if (!Number.isInteger(number) || number < 1) throw new Error(`--${name} takes a number from 1.`);
    return number;
  };
  return {
    path,
    judges: values.tests ?? judgesOf(path),
    size: count('sample'),
    seed: count('seed'),
    jobs: count('jobs'),
  };
}

async function coverageOf(child: Child, one: Omit<Tests, 'coverage'>): Promise<Tests> {
  const reply = await child.ask({ cover: one.script }, coverPatience);
  if (!reply?.coverage) throw new Error(`${one.file} ends its process.`);
  return { ...one, coverage: reply.coverage };
}

/** The tests that meet a mutant, in the order of the files. */
const runsFor = ({ id }: Mutant, all: readonly Tests[]): Run[] =>
  all.flatMap(({ script, coverage: { hits, testsOf, failing: except } }) => {
    const tests = testsOf[id];
    return tests === undefined ? [] : [{ script, tests, except, hitLimit: 100 * (hits[id] ?? 0) + 1000 }];
  });

async function fateOf(child: Child, mutant: Mutant, tests: readonly Tests[]): Promise<Fate> {
  const runs = runsFor(mutant, tests);
  if (runs.length === 0) return 'not reached';
  const usual = tests.reduce((total, { coverage }) => total + coverage.milliseconds, 0);
  const reply = await child.ask({ judge: { mutant: mutant.id, runs } }, leastPatience + 10 * usual);
  if (!reply) return 'timed out';
  return reply.killed ? 'killed' : 'survived';
}

/** Tests that cannot judge here, by name: the score is a lower bound. */
function logLeftOut(tests: readonly Tests[]): void {
  for (const { file, coverage } of tests) {
    if (coverage.broken !== undefined) log(`left out: ${file} (${coverage.broken})`);
    for (const name of coverage.failing) log(`left out: ${file}, "${name}", which fails without a mutant`);
  }
}

/** A random sample of the mutants of a path, judged by the tests of each place in turn, the quickest files first. */
async function judge(settings: Settings, scripts: string): Promise<Verdict[]> {
  const { path, judges, size, seed, jobs } = settings;
  const { mutants, code } = await instrument(sourcesBelow(path));
  const files = judges.flatMap((place, turn) => testsBelow(place).map((file) => ({ file, turn })));
  log(`${mutants.length} mutants below ${path}, ${files.length} test files below ${judges.join(', ')}`);
  // Where there are component tests, all tests have their page.
  const words = files.some(({ file }) => file.endsWith('x')) ? ['--page'] : [];
  const covered = await inChildren(
    jobs,
    files,
    async (child, { file, turn }) =>
      coverageOf(child, { file, turn, script: await bundle(file, code, scripts) }),
    words,
  );
  logLeftOut(covered);
  const tests = covered
    .filter(({ coverage }) => coverage.broken === undefined)
    .sort((a, b) => a.turn - b.turn || a.coverage.milliseconds - b.coverage.milliseconds);
  let done = 0;
  const verdictOn = async (child: Child, mutant: Mutant): Promise<Verdict> => {
    const verdict = { mutant, fate: await fateOf(child, mutant, tests) };
    done += 1;
    if (done % 50 === 0) log(`${done} judged`);
    return verdict;
  };
  return inChildren(jobs, sample(mutants, size, seed), verdictOn, words);
}

/** Puts mutants into the code of a path, and prints those that the tests that judge it do not notice. */
export async function mutate(words: readonly string[]): Promise<void> {
  const settings = readArguments(words);
  const scripts = mkdtempSync(join(tmpdir(), 'eform-mutation-'));
  try {
    console.log(report(await judge(settings, scripts)));
  } finally {
    rmSync(scripts, { recursive: true });
  }
}
