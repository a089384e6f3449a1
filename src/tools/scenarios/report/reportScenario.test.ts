import { loadForm, type Json } from '../../../interpreter';
import { placer } from '../../checker/placer';
import { parseScenarios } from '../parse/parseScenarios';
import { runScenario } from '../runScenario';
import { noLists } from '../testing/noLists';
import { reportScenario, type ScenarioReport } from './reportScenario';

const definition = {
  version: 1,
  slug: 'kecil',
  title: 'Kecil',
  subProductId: 'K-1',
  conditions: { lama: [{ name: 'lama', condition: 'equals', value: '1' }] },
  steps: [
    {
      id: 'satu',
      title: 'Langkah Satu',
      next: { do: 'cek' },
      blocks: [
        { type: 'radio', name: 'lama', label: 'Nasabah lama?', required: true, options: ['1|Ya', '2|Tidak'] },
        { type: 'text', name: 'nama', label: 'Nama Lengkap', required: true },
        { type: 'text', name: 'cif', label: 'Nomor CIF', visibleWhen: 'lama' },
      ],
    },
    { id: 'dua', title: 'Langkah Dua', blocks: [{ type: 'text', name: 'hobi', label: 'Hobi' }] },
  ],
  actions: {
    cek: [
      {
        if: 'lama',
        then: [{ call: 'tipe-nasabah', body: { nik: 'nama', tanggalLahir: "'2000-01-01'" } }],
      },
    ],
  },
};
const loaded = loadForm(JSON.stringify(definition), 'kecil');
if (!loaded.ok) throw new Error(JSON.stringify(loaded.issues));
const { form } = loaded;

/** A file of one scenario with each of its values on a line of its own, and what is reported of it. */
async function reported(steps: Json): Promise<ScenarioReport & { file: readonly string[] }> {
  const text = JSON.stringify({ today: '2026-03-01', scenarios: [{ name: 'Uji', steps }] }, null, 1);
  const parsed = parseScenarios(text);
  const [scenario] = parsed.ok ? parsed.scenarios : [];
  if (!scenario) throw new Error(JSON.stringify(parsed));
  const lineOf = (path: string): number => placer(text).place(path, 'wrong-value').line;
  const outcome = await runScenario(form, scenario, noLists.ask);
  return { ...reportScenario(form, scenario, outcome, { lineOf }), file: text.split('\n') };
}

/** The line of the file that a failure is reported at. */
const lineIn = ({ lines, file }: Awaited<ReturnType<typeof reported>>): string =>
  file[Number(/Baris (\d+)/.exec(lines.join('\n'))?.[1]) - 1]?.trim() ?? '';

const answered = { fill: { lama: '2', nama: 'Ayu' } };

test('what passed says what was looked at, each thing once', async () => {
  const { passed, lines } = await reported([
    answered,
    { expect: { step: 'satu', values: { nama: 'Ayu' } } },
    { next: true },
    { expect: { step: 'dua' } },
  ]);
  expect(passed).toBe(true);
  expect(lines).toEqual(['✓ Uji', '    4 langkah; yang diperiksa dan benar: langkah di layar, jawaban']);
});

test('another answer is reported at its line, with what was there', async () => {
  const one = await reported([
    answered,
    { expect: { visible: ['nama'], values: { lama: '2|Tidak', nama: 'Budi' } } },
  ]);
  expect(one.passed).toBe(false);
  expect(lineIn(one)).toBe('"nama": "Budi"');
  expect(one.lines.map((line) => line.trim())).toEqual([
    '✗ Uji',
    expect.stringContaining('langkah 2 dari 2: memeriksa kolom yang tampil, jawaban'),
    'Diharapkan: Jawaban "nama": "Budi"',
    'Ternyata:   "Ayu".',
    'Petunjuk:   Bila yang terjadi itu memang dimaksud, tulis itu di skenario; bila tidak, perbaiki formulirnya.',
    'Sebelumnya:',
    '1. mengisi "lama", "nama" → langkah "Langkah Satu"',
  ]);
});

test.each<[name: string, steps: Json, line: string, hint: string]>([
  [
    'a visitor who is held back, by the label of what is missing',
    [{ fill: { lama: '2' } }, { next: true }, { expect: { step: 'dua' } }],
    '"step": "dua"',
    '"Nama Lengkap" (nama)',
  ],
  [
    'a call without an answer, with one that the contract allows',
    [{ fill: { lama: '1', nama: 'Ayu' } }, { next: true }],
    '"next": true',
    '{"tipe-nasabah":{"body":{"statusCode":200,"succeeded":true',
  ],
  [
    'a hidden field',
    [{ fill: { lama: '2', cif: '7' } }],
    '"cif": "7"',
    'Isi dahulu jawaban yang menampilkannya',
  ],
  ['an option that there is not', [{ fill: { lama: '3' } }], '"lama": "3"', 'kode salah satu pilihan'],
  ['a button that there is not', [{ press: 'Ya' }], '"press": "Ya"', 'persis seperti di layar'],
  [
    'a name that the form does not have',
    [{ fill: { namaa: 'Ayu' } }],
    '"namaa": "Ayu"',
    'Tulis nama seperti',
  ],
  [
    'an answer that is taken otherwise than tried',
    [{ try: { nama: [['', 'minLength']] } }],
    '"nama": [',
    'tulis itu di skenario',
  ],
])('a hint says what to do about %s', async (_, steps, line, hint) => {
  const one = await reported(steps);
  expect(lineIn(one)).toBe(line);
  expect(one.lines.find((reported) => reported.includes('Petunjuk:'))).toContain(hint);
});

test('of a misspelt name the near one is told', async () => {
  const { lines } = await reported([{ fill: { namaa: 'Ayu' } }]);
  expect(lines.join('\n')).toContain('Mungkin maksud Anda "nama"?');
});
