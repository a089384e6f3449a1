import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'eform-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

// A command starts Vite to read TypeScript.
jest.setTimeout(60_000);

/** Runs a command as a person would, with these words typed. */
function run(command: string, args: readonly string[], typed = ''): { status: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync('node', [`tests/forms/${command}.mjs`, ...args], {
    input: typed,
    encoding: 'utf8',
  });
  return { status, said: `${stdout}${stderr}` };
}

test('new:form asks, asks again where an answer will not do, and writes a product that the checker lets pass', () => {
  const typed = ['', 'Tabungan Pelajar', 'Pelajar!', 'pelajar', '', '', 'Data Diri, Alamat', ''].join('\n');
  const { status, said } = run('new', ['--folder', folder], typed);
  expect(said).toContain('Tulis nama produk');
  expect(said).toContain('Hanya huruf kecil dan angka');
  expect(status).toBe(0);
  expect(readdirSync(folder).sort()).toEqual(['pelajar.json', 'pelajar.scenarios.json']);
  expect(run('check', [join(folder, 'pelajar.json')])).toMatchObject({ status: 0 });
});

test('new:form takes its answers from the command line, and never writes over a product', () => {
  const args = ['--nama', 'Giro', '--kategori', 'Giro', '--folder', folder];
  expect(run('new', args).status).toBe(0);
  const before = readFileSync(join(folder, 'giro.json'), 'utf8');
  expect(JSON.parse(before)).toMatchObject({ slug: 'giro', product: { category: { name: 'Giro' } } });
  const again = run('new', args);
  expect(again).toMatchObject({ status: 2 });
  expect(again.said).toContain('--slug: giro.json sudah ada.');
  expect(readFileSync(join(folder, 'giro.json'), 'utf8')).toBe(before);
});

test('new:form writes nothing when the questions are left', () => {
  expect(run('new', ['--folder', folder], 'Giro\n').status).toBe(2);
  expect(readdirSync(folder)).toEqual([]);
});

test('docs:forms writes a page per product, and tells what it does not find', () => {
  const { status } = run('docs', ['simulasi-kredit', '--out', folder]);
  expect(status).toBe(0);
  expect(readFileSync(join(folder, 'simulasi-kredit.html'), 'utf8')).toContain('<h1>Simulasi Kredit</h1>');
  const other = run('docs', ['tidak-ada', '--out', folder]);
  expect(other).toMatchObject({ status: 2 });
  expect(other.said).toContain('Tidak ada tidak-ada.json');
});

test('check:forms tells what it cannot do with exit code 2', () => {
  expect(run('check', ['tidak-ada.json']).status).toBe(2);
  expect(run('check', ['--format', 'xml']).said).toContain('Format "xml" tidak dikenal');
});
