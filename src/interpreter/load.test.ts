import type { Json } from '../language';
import { loadForm } from './load';

type Part = Readonly<Record<string, Json>>;

/** The issues of a form with these blocks on its only step. */
function issuesOf(blocks: readonly Part[], rest: Part = {}): readonly object[] {
  const steps = [{ id: 'satu', title: 'Satu', blocks }];
  const definition = { version: 1, slug: 'contoh', title: 'Contoh', subProductId: 'C', steps, ...rest };
  const loaded = loadForm(JSON.stringify(definition), 'contoh');
  return loaded.ok ? [] : loaded.issues;
}

const text = (name: string, more: Part = {}): Part => ({ type: 'text', name, label: name, ...more });
const rows = (more: Part, ...blocks: Part[]): Part => ({
  type: 'rows',
  name: 'anggota',
  label: 'Anggota',
  maxRows: 2,
  blocks,
  ...more,
});

/** Every word of an issue that an editor reads, with the place that it leads to. */
test.each<[string, readonly Part[], Part, object]>([
  [
    'a format that there is not',
    [text('a', { format: 'npwpp' })],
    {},
    {
      code: 'broken-rule',
      path: 'steps[0].blocks[0].format',
      received: '"npwpp"',
      expected: 'npwp, nik, swift, plat, atau pola dengan 9 (angka), A (huruf), * (angka atau huruf)',
      hint: 'Mungkin maksud Anda "npwp"?',
    },
  ],
  [
    'a captcha in a row',
    [rows({}, { type: 'captcha', name: 'kode', label: 'Kode' })],
    {},
    {
      code: 'wrong-value',
      path: 'steps[0].blocks[0].blocks[0].type',
      received: '"captcha" di dalam baris',
      expected: 'pertanyaan lain; baris di dalam baris dan captcha di dalam baris tidak ada',
    },
  ],
  [
    "a row's title with an unknown name",
    [rows({ rowTitle: 'Anggota {nama}' }, text('umur'))],
    {},
    { code: 'unknown-name', path: 'steps[0].blocks[0].rowTitle', received: '"nama"' },
  ],
  [
    'a calendar entry for an answer that is no day',
    [text('a')],
    { confirmation: { calendar: 'a' } },
    { code: 'wrong-value', path: 'confirmation.calendar', received: '"a"', expected: 'nama kolom tanggal' },
  ],
  [
    'a pattern that is no text',
    [text('a', { pattern: 7 })],
    {},
    {
      path: 'steps[0].blocks[0].pattern',
      received: '7',
      expected: 'pola [kelas], ^[kelas]*$, ^[kelas]+$, atau [^kelas]',
      hint: 'Pakai kunci rule.',
    },
  ],
  [
    'an empty message of the content system',
    [text('a', { requiredMessage: '' })],
    {},
    { path: 'steps[0].blocks[0].requiredMessage', received: '""', expected: 'teks yang tidak kosong' },
  ],
  [
    'a check that reads no answer',
    [text('a', { checks: [{ that: '1 == 2', message: 'Salah' }] })],
    {},
    {
      code: 'wrong-value',
      path: 'steps[0].blocks[0].checks[0].that',
      received: '"1 == 2"',
      expected: 'syarat atau rumus yang membaca paling sedikit satu jawaban',
    },
  ],
  [
    'a fragment that nobody has taken in',
    [{ fragment: 'alamat', id: 'ktp' }],
    {},
    {
      path: 'steps[0].blocks[0].fragment',
      received: '"alamat"',
      expected: 'nama berkas di form-definitions/fragments',
    },
  ],
  [
    'a day that is written as people write it',
    [{ type: 'date', name: 'a', label: 'A', minDate: '1/2/1900' }],
    {},
    { path: 'steps[0].blocks[0].minDate', hint: expect.stringContaining('Tulis "1900-02-01".') as string },
  ],
  [
    'a form that sends nothing and ends in a submission',
    [text('a')],
    { subProductId: null, afterLastStep: 'submit' },
    { path: 'subProductId' },
  ],
])('%s', (_, blocks, rest, issue) => {
  expect(issuesOf(blocks, rest)).toContainEqual(expect.objectContaining(issue));
});

test.each(['preview', 'submit'])('without a product code no form ends in a %s', (afterLastStep) => {
  const steps = [{ id: 'satu', title: 'Satu', blocks: [text('a')] }];
  const loaded = loadForm(
    JSON.stringify({ version: 1, slug: 'contoh', title: 'C', steps, afterLastStep }),
    'contoh',
  );
  expect(loaded).toMatchObject({
    ok: false,
    issues: [{ path: 'afterLastStep', expected: 'subProductId di samping kunci ini' }],
  });
});
