import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { definitionTexts, productsIn, scenarioFragmentsIn } from '../../src/tools/definitionTexts';
import { parseScenarios } from '../../src/tools/scenarios';
import { ownFiles } from './checkFile';
import { mayPublish, publishForm } from './publishForm';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'eform-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs a command as a person would, with these words typed. */
function run(
  command: string,
  args: readonly string[],
  typed = '',
  settings: Readonly<Record<string, string>> = {},
): { status: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync('node', [`tests/forms/${command}.mjs`, ...args], {
    input: typed,
    env: { ...process.env, ...settings },
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

sweep('new:form takes its answers from the command line, and never writes over a product', () => {
  const args = ['--nama', 'Giro', '--kategori', 'Giro', '--folder', folder];
  expect(run('new', args).status).toBe(0);
  const before = readFileSync(join(folder, 'giro.json'), 'utf8');
  expect(JSON.parse(before)).toMatchObject({ slug: 'giro', product: { category: { name: 'Giro' } } });
  const again = run('new', args);
  expect(again).toMatchObject({ status: 2 });
  expect(again.said).toContain('--slug: giro.json sudah ada.');
  expect(readFileSync(join(folder, 'giro.json'), 'utf8')).toBe(before);
});

sweep('new:form copies a product, with a slug, a code and a card of its own', () => {
  const args = [
    '--from',
    'tandamata',
    '--nama',
    'Tabungan Pelajar',
    '--kategori',
    'Tabungan',
    '--folder',
    folder,
  ];
  expect(run('new', args).status).toBe(0);
  const copy = readFileSync(join(folder, 'tabungan-pelajar.json'), 'utf8');
  expect(JSON.parse(copy)).toMatchObject({
    slug: 'tabungan-pelajar',
    subProductId: 'TP-01',
    product: { name: 'Tabungan Pelajar' },
  });
  expect(copy).not.toContain('TM-01');
  expect(run('new', ['--from', 'tidak-ada', '--nama', 'Giro', '--folder', folder])).toMatchObject({
    status: 2,
  });
});

sweep('new:form begins a product from a template, with what it takes in', () => {
  const args = ['--from', 'pembukaan-rekening', '--nama', 'Tabungan Pelajar', '--kode', 'TP-01'];
  expect(run('new', [...args, '--folder', folder]).status).toBe(0);
  expect(readdirSync(join(folder, 'fragments'))).toEqual(['alamat.json', 'diri.json', 'orang.json']);
  expect(run('check', [join(folder, 'tabungan-pelajar.json')])).toMatchObject({
    status: 0,
    said: expect.stringContaining('0 kesalahan, 0 saran') as string,
  });
  expect(run('test', ['tabungan-pelajar', '--folder', folder]).said).toContain(
    '4 skenario: 4 lulus, 0 gagal.',
  );
});

sweep('new:form takes along what a copy in another folder takes in, and leaves what lies there', () => {
  mkdirSync(join(folder, 'fragments'));
  const own = join(folder, 'fragments', 'nasabah.scenarios.json');
  const text = `${readFileSync('form-definitions/fragments/nasabah.scenarios.json', 'utf8')}\n`;
  writeFileSync(own, text);
  const args = ['--from', 'tandamata', '--nama', 'Tabungan Pelajar', '--kode', 'TP-01'];
  expect(run('new', [...args, '--slug', 'pelajar', '--folder', folder]).status).toBe(0);
  expect(readFileSync(own, 'utf8')).toBe(text);
  const tested = run('test', ['pelajar', '--folder', folder, '--name', 'Kartu dengan nama']);
  expect(tested.said).toContain('1 skenario: 1 lulus, 0 gagal.');
  expect(run('check', [join(folder, 'pelajar.json')])).toMatchObject({ status: 0 });
});

sweep('new:form writes nothing when the questions are left', () => {
  expect(run('new', ['--folder', folder], 'Giro\n').status).toBe(2);
  expect(readdirSync(folder)).toEqual([]);
});

test('docs:forms writes a page per product, and says what it does not find', () => {
  const { status } = run('docs', ['simulasi-kredit', '--out', folder]);
  expect(status).toBe(0);
  expect(readFileSync(join(folder, 'simulasi-kredit.html'), 'utf8')).toContain('<h1>Simulasi Kredit</h1>');
  const other = run('docs', ['tidak-ada', '--out', folder]);
  expect(other).toMatchObject({ status: 2 });
  expect(other.said).toContain('tidak-ada.json tidak dapat dibaca');
});

test('diff:form tells in words what two files differ in, and by its exit code whether they do', () => {
  const file = 'form-definitions/simulasi-kredit.json';
  const other = join(folder, 'lama.json');
  writeFileSync(other, readFileSync(file, 'utf8').replace('"Tujuan Kredit"', '"Guna Kredit"'));
  const { status, said } = run('diff', [other, file]);
  expect(said).toContain(' › Pertanyaan: “Guna Kredit” → “Tujuan Kredit”.');
  expect(status).toBe(1);
  expect(run('diff', [file, file])).toMatchObject({ status: 0 });
  expect(run('diff', [file])).toMatchObject({ status: 2 });
});

sweep(
  'publish:form writes what goes live with its proof, compares with the publication before, and writes nothing that is broken',
  () => {
    const to = join(folder, 'tayang');
    const args = ['simulasi-kredit', '--to', to, '--author', 'Sari'];
    // Nothing is looked at that nobody gives a reason for; what is not on the command line is asked for.
    expect(run('publish', args)).toMatchObject({
      status: 2,
      said: expect.stringContaining('Tulis alasan perubahan') as string,
    });
    const first = run('publish', args, 'Penayangan pertama\n');
    expect(first.said).toContain(`Versi 1 ditulis: ${to}`);
    expect(first.status).toBe(0);
    const live = join(to, 'form-definitions', 'simulasi-kredit.json');
    const { files } = JSON.parse(readFileSync(join(to, 'manifest.json'), 'utf8')) as {
      files: { path: string; sha256: string }[];
    };
    for (const { path, sha256 } of files) {
      expect(
        createHash('sha256')
          .update(readFileSync(join(to, path)))
          .digest('hex'),
      ).toBe(sha256);
    }
    expect(files.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['dokumen.html', 'form-definitions/simulasi-kredit.json']),
    );
    expect(readFileSync(join(to, 'bukti.html'), 'utf8')).toContain('Disetujui oleh dua orang');
    writeFileSync(live, readFileSync(live, 'utf8').replace('"Tujuan Kredit"', '"Guna Kredit"'));
    const again = run('publish', [...args, '--reason', 'Label lama', '--json']);
    expect(again.said).toContain(' › Pertanyaan: “Guna Kredit” → “Tujuan Kredit”.');
    expect(JSON.parse(readFileSync(join(to, 'riwayat.json'), 'utf8'))).toMatchObject({
      versions: [
        { version: 1, author: 'Sari', reason: 'Penayangan pertama' },
        { version: 2, author: 'Sari', reason: 'Label lama' },
      ],
    });
    for (const version of ['versi/1', 'versi/2']) {
      const kept = readFileSync(join(to, version, 'form-definitions', 'simulasi-kredit.json'), 'utf8');
      expect(kept).toBe(readFileSync('form-definitions/simulasi-kredit.json', 'utf8'));
      expect(readFileSync(join(to, version, 'skenario.json'), 'utf8')).toBe(
        readFileSync('form-definitions/simulasi-kredit.scenarios.json', 'utf8'),
      );
    }
    // Each keeps what it takes in, so that any two can be compared.
    const keptAt = (version: number): string =>
      join(to, 'versi', String(version), 'form-definitions', 'simulasi-kredit.json');
    expect(run('diff', [keptAt(1), keptAt(2)])).toMatchObject({ status: 0 });
    writeFileSync(join(to, 'riwayat.json'), '{');
    const broken = run('publish', [...args, '--reason', 'Lagi']);
    expect(broken).toMatchObject({ status: 2 });
    expect(broken.said).toContain('riwayat.json tidak dapat dibaca');
    expect(run('publish', ['tidak-ada', '--to', to, '--author', 'Sari', '--reason', 'x'])).toMatchObject({
      status: 2,
    });
  },
);

sweep(
  'publish:form takes its author from git where git has one, and asks for a name where it has none',
  () => {
    const config = join(folder, 'gitconfig');
    const settings = {
      GIT_CONFIG_GLOBAL: config,
      GIT_CONFIG_SYSTEM: '/dev/null',
      GIT_DIR: join(folder, 'none'),
    };
    const args = ['tidak-ada', '--to', folder, '--reason', 'x'];
    writeFileSync(config, '');
    expect(run('publish', args, '', settings).said).toContain('Tulis nama yang menayangkan.');
    writeFileSync(config, '[user]\n\tname = Sari\n');
    expect(run('publish', args, '', settings).said).toMatch(/^Berkas .*tidak-ada\.json tidak dapat dibaca\./);
  },
);

const isPublished = async (slug: string): Promise<void> => {
  const to = join(folder, slug);
  const signed = { author: 'Sari', reason: 'Penayangan pertama', at: '2026-03-02T03:00:00.000Z' };
  const proof = await publishForm({ slug, to, seed: '1', today: ownFiles().today, signed });
  expect(proof.parts.filter(({ verdict }) => verdict !== 'ok')).toEqual([]);
  expect(mayPublish(proof)).toBe(true);
  expect(JSON.parse(readFileSync(join(to, 'bukti.json'), 'utf8'))).toEqual(JSON.parse(JSON.stringify(proof)));
  expect(readFileSync(join(to, 'bukti.html'), 'utf8')).toContain(`<code>/form/${slug}</code>`);
  // All that there are, as `src/tools/scenarios/shipped.test.ts` plays them.
  const written = parseScenarios(
    readFileSync(`form-definitions/${slug}.scenarios.json`, 'utf8'),
    scenarioFragmentsIn('form-definitions'),
  );
  expect(proof.parts.find(({ id }) => id === 'skenario')?.done).toBe(
    `${written.ok ? written.scenarios.length : 0} skenario, 0 gagal.`,
  );
};

const byLength = productsIn(definitionTexts()).sort(
  (a, b) => (definitionTexts().get(a)?.length ?? 0) - (definitionTexts().get(b)?.length ?? 0),
);
test.each(byLength.slice(0, 1))('%s can be published, with its proof', isPublished);
sweep.each(byLength.slice(1))('%s can be published, with its proof', isPublished);

sweep('publish:form says what was thrown where nobody waits for it, and writes nothing', () => {
  // The first hash is that of the folder's own files.
  const faulty =
    'const hash=crypto.subtle.digest.bind(crypto.subtle);' +
    'crypto.subtle.digest=(...all)=>{Promise.reject(new Error("sidik rusak"));return hash(...all)}';
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(faulty)}`;
  const to = join(folder, 'tayang');
  const args = ['simulasi-kredit', '--to', to, '--author', 'Sari', '--reason', 'Uji'];
  const { status, said } = run('publish', args, '', { NODE_OPTIONS });
  expect(said).toContain('Isi folder tayang: menghalangi penayangan.');
  expect(said).toContain('Selama bagian ini terjadi kesalahan di dalam program: sidik rusak');
  expect(status).toBe(1);
  expect(existsSync(to)).toBe(false);
});

test('publish:form only looks at a product with --dry, in any folder', () => {
  const to = join(folder, 'tayang');
  const args = ['--folder', 'tests/fixtures', '--dry', '--to', to, '--json'];
  const { status, said } = run('publish', ['produk-contoh', ...args]);
  expect(JSON.parse(said)).toMatchObject({ published: false, slug: 'produk-contoh' });
  expect([0, 1]).toContain(status);
  expect(existsSync(to)).toBe(false);
});

test('walk:forms gives a page what the robot has found', () => {
  const { status, said } = run('walk', ['simulasi-kredit', '--json']);
  expect(JSON.parse(said)).toMatchObject({
    complete: true,
    words: expect.stringMatching(/^simulasi-kredit: /) as string,
  });
  expect(status).toBe(0);
  expect(run('walk', ['tidak-ada'])).toMatchObject({ status: 2 });
});

test('test:forms says what held in a product of its own folder, and at which line something did not', () => {
  const typed = ['', 'Tabungan Pelajar', 'pelajar', '', '', 'Data Diri, Alamat', ''].join('\n');
  expect(run('new', ['--folder', folder], typed).status).toBe(0);
  const whole = run('test', ['pelajar', '--folder', folder]);
  expect(whole.said).toContain('yang diperiksa dan benar:');
  expect(whole.said).toMatch(/(\d) skenario: \1 lulus, 0 gagal\./);
  expect(whole.status).toBe(0);
  const file = join(folder, 'pelajar.scenarios.json');
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace('"submitted": {', '"route": "/lain",\n"submitted": {'),
  );
  const broken = run('test', ['--folder', folder]);
  expect(broken.said).toMatch(/Baris \d+, langkah .*\n.*Diharapkan: Alamat: "\/lain"/);
  expect(broken.status).toBe(1);
  expect(run('test', ['pelajar', '--folder', folder, '--name', 'tak ada yang begini'])).toMatchObject({
    status: 2,
  });
  expect(run('test', ['tidak-ada'])).toMatchObject({ status: 2 });
});

sweep('check:forms says what it cannot do with exit code 2', () => {
  expect(run('check', ['tidak-ada.json']).status).toBe(2);
  expect(run('check', ['--format', 'xml']).said).toContain('Format "xml" tidak dikenal');
});

sweep('walk:forms keeps a walk that fails as a scenario, which test:forms plays', () => {
  const kept = join(folder, 'robot');
  mkdirSync(kept);
  const blocks = [{ type: 'text', name: 'nama', label: 'Nama', required: true }];
  const steps = [{ id: 'awal', title: 'Awal', blocks, next: { do: 'henti' } }];
  const definition = { version: 1, slug: 'buntu', title: 'Buntu', subProductId: 'UJI-01', steps };
  const actions = { henti: [{ toast: { title: 'Tidak bisa' } }, { stop: true }] };
  writeFileSync(join(kept, 'buntu.json'), JSON.stringify({ ...definition, actions }));
  expect(run('walk', ['buntu', '--folder', kept, '--keep', kept]).status).toBe(1);
  const { status, said } = run('test', ['buntu', '--folder', kept]);
  expect([status, said]).toEqual([1, expect.stringContaining('Toast: "Tidak bisa"')]);
});
