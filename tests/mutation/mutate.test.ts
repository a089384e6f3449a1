import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inChildren } from './children';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'eform-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (file: string, text: string): string => {
  const path = join(folder, file);
  writeFileSync(path, text);
  return path;
};

function mutate(...words: string[]): { status: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync('node', ['tests/mutation/run.mjs', ...words], {
    encoding: 'utf8',
    env: { ...process.env, SWEEPS: '' },
  });
  return { status, said: status === 0 ? stdout : stderr };
}

sweep(
  'mutants that no test notices are reported by line; at load, in endless loops and by complaints they are noticed',
  () => {
    write(
      'price.ts',
      `export const units = ['sheet'];
export const label = (count: number): string => (count > 1 ? 'many' : 'one');
export function countDown(from: number): number {
  let left = from;
  while (left > 0) left--;
  return left;
}
export function unused(): string {
  return 'nobody asks';
}
export const note = (count: number): void => {
  if (count > 9) console.error('many');
};
export const here = __dirname.replaceAll(/[\\v]/gu, '');
`,
    );
    const own = write(
      'price.test.ts',
      `import * as price from './price';
const { label, units } = price;
test('units', () => expect(units).toEqual(['sheet']));
test('label', () => {
  jest.spyOn(price, 'unused').mockReturnValue('');
  expect([label(0), label(2), price.unused()]).toEqual(['one', 'many', '']);
});
test('wrong from the start', () => expect(units).toEqual([]));
`,
    );
    const others = write(
      'others.test.tsx',
      `import { countDown, here, note, unused } from './price';
jest.mock('./price', () => ({ ...jest.requireActual('./price'), unused: () => 'mocked' }));
test('count', () => expect(countDown(2)).toBe(0));
test('few are no news', () => note(here.length > 0 && document.title === '' && unused() === 'mocked' ? 9 : 10));
sweep('many more', () => note(3));
`,
    );
    const { status, said } = mutate(join(folder, 'price.ts'), '--tests', own, '--tests', others);
    expect(status).toBe(0);
    const lines = said.trim().split('\n');
    expect(lines.slice(0, 9)).toEqual([
      `${folder}/price.ts:2`,
      '    count > 1',
      '    count >= 1',
      `${folder}/price.ts:8 (no test comes here)`,
      "    { return 'nobody asks'; }",
      '    {}',
      `${folder}/price.ts:9 (no test comes here)`,
      "    'nobody asks'",
      '    ""',
    ]);
    // The second file has a page, as each component test. A complaint in the console fails the test: that is the set-up's work.
    expect(lines).not.toContain('    true');
    expect(lines.at(-1)).toMatch(/^\d+ killed \/ \d+ judged = \d\d[.]\d %$/);
  },
);

test('a word that it does not know is refused', () => {
  expect(mutate('--sample', 'many')).toEqual({ status: 2, said: '--sample takes a number from 1.\n' });
});

sweep('an error that nobody catches fails the test in which it is thrown, and no other', async () => {
  const script = write(
    'thrown.cjs',
    `const later = () => new Promise((resolve) => setImmediate(resolve));
test('rejects', () => { void Promise.reject(new Error()); return later(); });
test('throws', () => { setImmediate(() => { throw new Error(); }); return later(); });
test('works', () => later());`,
  );
  const [reply] = await inChildren(1, [script], (child) => child.ask({ cover: script }, 600_000));
  expect(reply?.coverage?.failing).toEqual(['rejects', 'throws']);
});

sweep('a process that hangs or dies is replaced', async () => {
  const hangs = write('hangs.cjs', 'for (;;);');
  const dies = write('dies.cjs', 'process.exit();');
  const works = write('works.cjs', "test('works', () => {});");
  const replies = await inChildren(1, [hangs, dies, works], (child, script) =>
    child.ask({ cover: script }, script === hangs ? 3000 : 600_000),
  );
  expect(replies).toEqual([
    undefined,
    undefined,
    { coverage: expect.objectContaining({ failing: [] }) as unknown },
  ]);
});
