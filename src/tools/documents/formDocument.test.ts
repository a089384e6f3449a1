import { readFileSync } from 'node:fs';
import { compile, type FormDefinition } from '../../interpreter';
import { loaded } from '../../interpreter/engine/testing/form';
import { definitionTexts } from '../definitionTexts';
import { readForm } from '../publication/files';
import { allSlugs } from './testing/slugs';
import { flowOf } from './flow';
import { formDocument } from './formDocument';

const definition: FormDefinition = {
  version: 1,
  slug: 'contoh',
  title: 'Contoh <b>',
  subProductId: 'C-1',
  conditions: { sudahNasabah: [{ name: 'nasabah', condition: 'equals', value: '1' }] },
  steps: [
    {
      id: 'awal',
      title: 'Awal',
      blocks: [
        { type: 'radio', name: 'nasabah', label: 'Nasabah?', required: true, options: ['1|Ya', '2|Tidak'] },
        {
          type: 'currency',
          name: 'setoran',
          label: 'Setoran',
          min: 100000,
          max: 'setoran2',
          clampToMax: true,
        },
        { type: 'currency', name: 'setoran2', label: 'Batas' },
        { type: 'date', name: 'hari', label: 'Hari' },
        {
          ...{ type: 'branch', name: 'cabang', label: 'Cabang', city: 'dana', date: 'hari' },
          ...{ apiUrl: 'branch/online-queue', fills: { alasan: 'address' } },
        },
        { type: 'currency', name: 'total', label: 'Total', compute: 'sum(setoran)' },
        {
          type: 'radio',
          name: 'dana',
          label: 'Sumber dana',
          options: [
            { value: '1|Gaji', score: 2.5 },
            { value: '9|Lainnya', score: 1, asks: { label: 'Sumber lain', maxLength: 60 } },
          ],
        },
        {
          type: 'rows',
          name: 'utang',
          label: 'Utang',
          blocks: [{ type: 'currency', name: 'sisa', label: 'Sisa' }],
          values: [
            { name: 'poin', compute: 'score(dana) * sisa', submit: false },
            { name: 'besar', compute: 'sisa > 5', visibleWhen: [{ name: 'poin', condition: 'isFilled' }] },
          ],
        },
        { type: 'monthYear', name: 'bulan', label: 'Bulan', minDate: '2026-08' },
        {
          type: 'text',
          name: 'alasan',
          label: 'Alasan',
          visibleWhen: [{ name: 'bulan', condition: 'greaterThan', value: '2026-09' }],
        },
      ],
      next: { do: 'cek', goTo: [{ when: 'sudahNasabah', step: 'akhir' }, { step: 'tengah' }] },
    },
    {
      id: 'tengah',
      title: 'Tengah',
      blocks: [
        {
          type: 'upload',
          name: 'ktp',
          label: 'Foto KTP',
          required: true,
          accept: ['.jpg', '.pdf'],
          maxSizeBytes: 2097152,
          visibleWhen: { not: 'sudahNasabah' },
        },
      ],
    },
    { id: 'akhir', title: 'Akhir', blocks: [{ use: 'setoran', readOnly: true }] },
  ],
  actions: {
    cek: [
      {
        call: 'tipe-nasabah',
        body: { nik: 'setoran' },
        outcomes: [{ match: 'status == 404', do: [{ toast: { title: 'Tidak ada' } }, { stop: true }] }],
      },
    ],
  },
};
const compiled = compile(definition);
if (!compiled.ok) throw new Error(JSON.stringify(compiled.issues));
const { form } = compiled;
const html = formDocument(form);

test.each([
  ['what is asked, with its choices', 'Pilihan: Ya; Tidak.'],
  ['what a choice counts', 'Pilihan: Gaji <i>(bernilai 2,5)</i>; Lainnya <i>(bernilai 1)</i>.'],
  [
    'what a choice asks for, below its question',
    'Sumber lain<code>danaLainnya</code></th>\n<td>Teks satu baris</td><td>ya</td>\n<td><p class="bila">Hanya bila “Sumber dana” adalah Lainnya.</p><ul><li>Paling banyak 60 karakter.</li>',
  ],
  [
    'a value of each row',
    'Nilai <code>poin</code>, dihitung: <code>score(dana) * sisa</code>; tidak dikirim.',
  ],
  [
    'its condition, by the names of the row',
    'dihitung: <code>sisa &gt; 5</code>, selama nilai poin sudah diisi.',
  ],
  ['when, in the words of labels and options', 'Hanya bila “Nasabah?” bukan Ya.'],
  ['the rules, amounts with dots', 'Paling sedikit Rp 100.000.'],
  ['what a branch fills', 'Mengisi “Alasan”.'],
  ['a bound that is a month', 'Paling awal Agustus 2026.'],
  ['a month that is compared with', 'Hanya bila “Bulan” sesudah September 2026.'],
  ['a formula by its labels', 'Dihitung: jumlah dari “Setoran”.'],
  ['a maximum that lowers', 'Paling banyak “Batas”; yang lebih diturunkan.'],
  ['documents to have ready', '<b>Foto KTP</b> (wajib; diminta bila “Nasabah?” bukan Ya)'],
  ['kinds and size of a file', 'Satu berkas JPG, PDF, masing-masing paling besar 2 MB.'],
  ['the calls with what is sent', 'Memanggil <b>tipe-nasabah</b>: Mencari data nasabah'],
  ['what their answers do', 'Bila <code>status == 404</code>:<ul><li>Pesan singkat: Tidak ada</li>'],
  ['what starts an action', 'Dijalankan tombol lanjut pada “Awal”.'],
  ['an answer that is shown again', 'Jawaban yang sama, ditampilkan lagi.'],
  ['the usual submission', 'Pengiriman baku'],
  ['texts that are no markup', '<h1>Contoh &lt;b&gt;</h1>'],
])('the page reports %s', (_, words) => {
  expect(html).toContain(words);
});

test('the page needs no other file', () => {
  expect(html).not.toMatch(/<(?:script|link|img)|https?:\/\//);
});

test('the drawing has every step and every way between them', () => {
  const { nodes, edges } = flowOf(form);
  expect(nodes.map(({ id }) => id)).toEqual(['awal', 'tengah', 'akhir', 'ringkasan', 'terkirim']);
  expect(edges.map(({ from, to, kind }) => `${from} ${kind} ${to}`)).toEqual([
    'awal branch akhir',
    'awal next tengah',
    'tengah next akhir',
    'akhir next ringkasan',
    'ringkasan next terkirim',
  ]);
  expect(edges[0]?.label).toBe('“Nasabah?” adalah Ya');
});

test('steps that may be missing can be passed by', () => {
  const steps = (definition.steps ?? []).map(({ id, title, blocks }, at) => ({
    id,
    title,
    blocks,
    ...(at === 1 ? { visibleWhen: 'sudahNasabah' } : {}),
  }));
  const other = compile({ ...definition, actions: {}, steps });
  if (!other.ok) throw new Error(JSON.stringify(other.issues));
  const { nodes, edges } = flowOf(other.form);
  expect(nodes[1]).toMatchObject({ when: '“Nasabah?” adalah Ya', shortWhen: 'sudah nasabah' });
  expect(edges).toContainEqual({ from: 'awal', to: 'akhir', kind: 'skip' });
});

const conditional = (id: string, visibleWhen: unknown, more = {}): object => ({
  id,
  title: id,
  blocks: [{ type: 'text', name: `${id}1`, label: id }],
  ...(visibleWhen === undefined ? {} : { visibleWhen }),
  ...more,
});

const waysOf = (steps: readonly object[]): string[] => {
  const [first = {}, ...later] = steps;
  const blocks = [{ type: 'radio', name: 'jenis', label: 'Jenis', options: ['a|A', 'b|B'] }];
  const one = compile({
    version: 1,
    slug: 'alur',
    title: 'Alur',
    subProductId: 'A',
    steps: [{ ...first, blocks }, ...later],
  } as never);
  if (!one.ok) throw new Error(JSON.stringify(one.issues));
  return flowOf(one.form)
    .edges.filter(({ to }) => to !== 'terkirim')
    .map(({ from, to, kind }) => `${from} ${kind} ${to}`);
};

const is = (value: string): object[] => [{ name: 'jenis', condition: 'equals', value }];

test('an end in the middle is passed by, and steps that exclude each other follow each other nowhere', () => {
  expect(
    waysOf([
      conditional('awal', undefined),
      conditional('pemegang', is('a')),
      conditional('identitas', { not: { all: is('a') } }),
      conditional('selesai', is('b'), { ends: true }),
      conditional('alamat', { not: { all: is('a') } }),
      conditional('akhir', undefined),
    ]),
  ).toEqual([
    'awal next pemegang',
    'awal skip identitas',
    'pemegang skip akhir',
    'identitas next selesai',
    'identitas skip alamat',
    'alamat next akhir',
    'akhir next ringkasan',
  ]);
});

test('two values of one answer exclude each other, and a last step that may be missing is passed by', () => {
  expect(
    waysOf([conditional('awal', undefined), conditional('satu', is('a')), conditional('dua', is('b'))]),
  ).toEqual([
    'awal next satu',
    'awal skip dua',
    'awal skip ringkasan',
    'satu skip ringkasan',
    'dua next ringkasan',
  ]);
});

test('what a branch has led elsewhere comes to no later step', () => {
  expect(
    waysOf([
      conditional('awal', undefined, {
        next: { goTo: [{ when: is('a'), step: 'tolak' }, { step: 'lanjut' }] },
      }),
      conditional('lanjut', undefined),
      conditional('tolak', is('a'), { ends: true }),
    ]),
  ).toEqual(['awal branch tolak', 'awal next lanjut', 'lanjut skip ringkasan']);
});

describe.each(allSlugs())('the flow of %s', (slug) => {
  test('has a way into every step but the first', () => {
    const texts = definitionTexts('form-definitions');
    const { nodes, edges } = flowOf(loaded(texts.get(slug) ?? '', texts));
    const reached = new Set(edges.map(({ to }) => to));
    expect(nodes.slice(1).filter(({ id }) => !reached.has(id))).toEqual([]);
  });
});

describe.each(allSlugs())('the page of %s', (slug) => {
  test('leads from the first step to every other one, and ends sent', async () => {
    const page = formDocument((await readForm(`form-definitions/${slug}.json`)).form);
    // A form without a product's code sends nothing.
    expect(page.includes('>Terkirim</text>')).toBe(
      readFileSync(`form-definitions/${slug}.json`, 'utf8').includes('"subProductId"'),
    );
    expect(page).not.toMatch(/undefined|\[object|NaN/);
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const links = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(links.filter((link) => !ids.includes(link))).toEqual([]);
  });
});

test('a product that is not there, and one with mistakes, are reported in words', async () => {
  await expect(readForm('form-definitions/tidak-ada.json')).rejects.toThrow('tidak dapat dibaca');
  await expect(readForm('form-definitions/form-definition.schema.json')).rejects.toThrow(
    'mempunyai kesalahan',
  );
});
