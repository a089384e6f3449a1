import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Script } from 'node:vm';
import { expect } from 'expect';
import type FastCheck from 'fast-check';
import * as circus from 'jest-circus';
import { ModuleMocker } from 'jest-mock';
import { openPage } from './page';
import { enterTest, leaveTest } from './switches';

interface TestsRun {
  /** The names of tests that failed. */
  failed: readonly string[];
  /** Why there was nothing to run. */
  broken?: string;
}

type Program = (...scope: unknown[]) => void;

const packages = createRequire(import.meta.url);
const mocker = new ModuleMocker(globalThis);

/** What tests put in the place of a module, by its path. */
const mocks = new Map<string, () => unknown>();

const page = process.argv.includes('--page') ? openPage() : undefined;

/** The globals of Jest that tests use. What else they ask for breaks their script, which is reported. */
Object.assign(globalThis, circus.default, {
  beforeAll: circus.beforeAll,
  beforeEach: circus.beforeEach,
  afterAll: circus.afterAll,
  afterEach: circus.afterEach,
  expect,
  jest: Object.assign(page?.timers ?? {}, {
    fn: mocker.fn.bind(mocker),
    spyOn: mocker.spyOn.bind(mocker),
    clearAllMocks: mocker.clearAllMocks.bind(mocker),
    resetAllMocks: mocker.resetAllMocks.bind(mocker),
    restoreAllMocks: mocker.restoreAllMocks.bind(mocker),
    setTimeout: () => undefined,
    mock: (path: string, make: () => unknown) => void mocks.set(path, make),
    requireMock: (path: string) => mocks.get(path)?.(),
  }),
});

// A mutant's fate has to be the same on every run, and its counterexample need not be small. The tests' own copy of the package.
(packages('fast-check') as typeof FastCheck).configureGlobal({ seed: 1, endOnFailure: true });

const thrownOnes = ['unhandledRejection', 'uncaughtException'] as const;

const programs = new Map<string, Program>();

/** A script as a function that loads it, compiled once. */
function programOf(script: string): Program {
  const known = programs.get(script);
  if (known) return known;
  const text = readFileSync(script, 'utf8');
  const wrapped = `(function (require, module, exports) {${text}\n})`;
  const program = new Script(wrapped, { filename: script }).runInThisContext() as Program;
  programs.set(script, program);
  return program;
}

function nameOf({ name, parent }: { name: string; parent: circus.State['rootDescribeBlock'] }): string {
  return parent.parent ? `${nameOf({ name: parent.name, parent: parent.parent })} > ${name}` : name;
}

/**
 * Loads a script again, and runs those of its tests that are wanted, one after the other.
 *
 * @param bail  to end with the first test that fails
 */
export async function runTests(
  script: string,
  isWanted: (name: string) => boolean,
  bail = false,
): Promise<TestsRun> {
  circus.resetState();
  // The clock of a busy machine judges nothing, as in Jest's own settings; who hangs for good is ended from outside. A component test
  // awaits what a mutant keeps from coming: ten times what it usually takes is enough.
  circus.getState().testTimeout = page ? 60_000 : 600_000;
  page?.begin();
  try {
    programOf(script)(packages, {}, {});
  } catch (error) {
    return { failed: [], broken: String(error) };
  }
  const failed = new Set<string>();
  // As in Jest, an error that nobody catches fails the test in which it is thrown.
  let running = '';
  const onThrown = (): void => void failed.add(running);
  const onEvent = (event: circus.Event): void => {
    if (event.name === 'test_start') {
      const name = nameOf(event.test);
      if (!isWanted(name) || (bail && failed.size > 0)) event.test.mode = 'skip';
      running = name;
      enterTest(name);
      mocker.restoreAllMocks();
    }
    if (event.name === 'test_done') {
      leaveTest();
      if (event.test.errors.length > 0) failed.add(nameOf(event.test));
    }
  };
  circus.addEventHandler(onEvent);
  for (const thrown of thrownOnes) process.on(thrown, onThrown);
  const { testResults, unhandledErrors } = await circus.run();
  for (const thrown of thrownOnes) process.off(thrown, onThrown);
  circus.removeEventHandler(onEvent);
  // Errors of what runs after all tests come last.
  for (const { testPath, errors } of testResults) {
    if (errors.length > 0) failed.add(testPath.slice(1).join(' > '));
  }
  const [broken] = unhandledErrors;
  return { failed: [...failed], ...(broken === undefined ? {} : { broken }) };
}
