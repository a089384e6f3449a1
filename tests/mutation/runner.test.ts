import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

interface Coverage {
  static: Record<string, number>;
  perTest: Record<string, Record<string, number>>;
}
interface TestFile {
  path: string;
  context: { config: { displayName: { name: string }; rootDir: string } };
}
type Listener = (event: [TestFile, { numFailingTests: number }]) => void;
interface Runner {
  runTests: (tests: readonly TestFile[]) => Promise<void>;
}

const stryker = dirname(require.resolve('@stryker-mutator/jest-runner/package.json'));
const { state } = jest.requireActual<{
  state: { jestEnvironment: string; instrumenterContext: { mutantCoverage?: Coverage } };
}>(join(stryker, 'dist/src/jest-plugins/messaging.cjs'));

const mockRun = jest.fn<{ numFailingTests: number }, [TestFile]>();
jest.mock('jest-runner', () => ({
  default: class {
    listener?: Listener;
    on(name: string, listener: Listener): void {
      if (name === 'test-file-success') this.listener = listener;
    }
    runTests([test]: [TestFile]): Promise<void> {
      this.listener?.([test, mockRun(test)]);
      return Promise.resolve();
    }
  },
}));

const load = (): new () => Runner => jest.requireActual('./runner.cjs');
const MutantRunner = load();

const rootDir = mkdtempSync(join(tmpdir(), 'eform-'));
afterAll(() => rmSync(rootDir, { recursive: true }));

const fileOf = (path: string, name: string): TestFile => ({
  path,
  context: { config: { displayName: { name }, rootDir } },
});
const files = [fileOf('rules', 'node'), fileOf('steps', 'page'), fileOf('dates', 'node')];

/** The files that run under a mutant, of which some fail. */
async function run(mutant: string, failing: readonly string[], runner = new MutantRunner()) {
  const ran: string[] = [];
  mockRun.mockImplementation(({ path }) => {
    ran.push(path);
    return { numFailingTests: failing.includes(path) ? 1 : 0 };
  });
  process.env.__STRYKER_ACTIVE_MUTANT__ = mutant;
  await runner.runTests(files);
  delete process.env.__STRYKER_ACTIVE_MUTANT__;
  return ran;
}

test('a mutant is judged by the files that meet it, the latest killer first, until one fails', async () => {
  const environments: string[] = [];
  const met: Record<string, Coverage> = {
    rules: { static: { 1: 1 }, perTest: { adds: { 2: 1 } } },
    steps: { static: {}, perTest: { adds: { 1: 4, 2: 1 } } },
    dates: { static: { 3: 1 }, perTest: {} },
  };
  mockRun.mockImplementation(({ path }) => {
    environments.push(state.jestEnvironment);
    Object.assign(state.instrumenterContext.mutantCoverage ?? {}, met[path]);
    return { numFailingTests: 0 };
  });
  await new MutantRunner().runTests(files);
  expect(state.instrumenterContext.mutantCoverage).toEqual({
    static: { 1: 1, 3: 1 },
    perTest: { adds: { 1: 4, 2: 2 } },
  });
  const [node, page] = ['jest-environment-node', join(process.cwd(), '.config/jest-environment.cjs')];
  expect(environments).toEqual([node, page, node]);

  expect(await run('3', [])).toEqual(['dates']);
  expect((await run('1', ['steps'])).at(-1)).toBe('steps');
  expect(await run('2', ['steps', 'rules'])).toEqual(['steps']);
  expect(await run('2', [])).toEqual(['steps', 'rules']);

  // A process that hung is replaced, and the next one knows what the first run has shown.
  jest.resetModules();
  expect(await run('3', [], new (load())())).toEqual(['dates']);
});
