import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checkDefinition } from '../checker';
import { importForm, importWords, sheetsOf, type Imported } from './importForm';
import type { Sheet } from './sheets';

/** A sheet written as lines of cells between bars, the header first: `type | name | label`. */
const sheetFrom = (name: string, text: string): Sheet => ({
  name,
  rows: text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim())),
});

const choices = `
list_name | name | label | prov
yaTidak | y | Ya |
yaTidak | t | Tidak |
provinsi | 31 | DKI Jakarta |
provinsi | 32 | Jawa Barat |
kota | 3171 | Jakarta Pusat | 31
kota | 3273 | Bandung | 32`;

const imported = (survey: string, more = choices): Imported =>
  importForm(
    [
      sheetFrom('survey', survey),
      sheetFrom('choices', more),
      sheetFrom('settings', 'form_title | form_id\nTabungan Anak | tabungan_anak'),
    ],
    {
      subProductId: 'TA-1',
    },
  );

const notesOf = ({ notes }: Imported): string[] =>
  notes.map(({ kind, cell, text }) => `${kind} ${cell} ${text}`);

const whole = `
type | name | label | hint | required | relevant | constraint | constraint_message | default | calculation | choice_filter | repeat_count | appearance
start | start
begin_group | data | Data Anda
text | nama | **Nama** lengkap | Sesuai KTP | yes | | string-length(.) <= 60 | Paling panjang 60
date | lahir | Tanggal lahir | | yes | | . <= today() | Belum lahir
calculate | usia | | | | | | | | int((today() - \${lahir}) div 365.25)
select_one provinsi | provinsi | Provinsi | | yes
select_one kota | kota | Kota | | yes | | | | | | \${provinsi} = prov
end_group
begin_group | anakAnak | Anak
select_one yaTidak | punya | Punya anak? | | yes
begin_repeat | anak | Anak | | | \${punya} = 'y'
text | namaAnak | Nama anak | | yes
select_one yaTidak | sekolah | \${namaAnak} sudah bersekolah? | | | | | | t
end_repeat
note | terima | Terima kasih, \${nama}.
end_group`;

test('a sheet becomes a product of steps, fields, lists, values and rows', () => {
  const { definition, scenarios, ...rest } = imported(whole);
  expect(scenarios).toMatchObject({ scenarios: [{ steps: [{ expect: { step: 'data-anda' } }] }] });
  expect(rest).toEqual({
    notes: [
      { kind: 'lost', cell: 'survey!A2', text: 'Data perangkat tidak dikumpulkan portal: start.' },
      {
        kind: 'bent',
        cell: 'survey!J6',
        text: 'Hari dibagi 365.25 dihitung menurut kalender, dengan years().',
      },
    ],
    questions: 9,
    said: 8,
    bent: 1,
    lost: 0,
  });
  expect(definition).toEqual({
    $schema: './form-definition.schema.json',
    version: 1,
    slug: 'tabungan-anak',
    title: 'Tabungan Anak',
    subProductId: 'TA-1',
    lists: {
      kota: [
        { value: '3171|Jakarta Pusat', prov: '31' },
        { value: '3273|Bandung', prov: '32' },
      ],
      yaTidak: ['y|Ya', 't|Tidak'],
    },
    values: [{ name: 'usia', compute: 'floor(years(lahir, today()))' }],
    texts: { next: 'Selanjutnya', last: 'Periksa Permohonan' },
    steps: [
      {
        id: 'data-anda',
        title: 'Data Anda',
        blocks: [
          {
            type: 'text',
            name: 'nama',
            label: 'Nama lengkap',
            guideText: 'Sesuai KTP',
            required: true,
            maxLength: 60,
            messages: { maxLength: 'Paling panjang 60' },
          },
          {
            type: 'date',
            name: 'lahir',
            label: 'Tanggal lahir',
            required: true,
            maxDate: 'today()',
            messages: { maxDate: 'Belum lahir' },
          },
          {
            type: 'radio',
            name: 'provinsi',
            label: 'Provinsi',
            required: true,
            options: ['31|DKI Jakarta', '32|Jawa Barat'],
          },
          {
            type: 'radio',
            name: 'kota',
            label: 'Kota',
            required: true,
            options: { list: 'kota', where: { prov: '{provinsi}' } },
          },
        ],
      },
      {
        id: 'anak',
        title: 'Anak',
        blocks: [
          { type: 'radio', name: 'punya', label: 'Punya anak?', required: true, options: 'yaTidak' },
          {
            type: 'rows',
            name: 'anak',
            label: 'Anak',
            visibleWhen: [{ name: 'punya', condition: 'equals', value: 'y' }],
            rowTitle: 'Anak {index}',
            blocks: [
              { type: 'text', name: 'namaAnak', label: 'Nama anak', required: true },
              {
                type: 'radio',
                name: 'sekolah',
                label: '{namaAnak} sudah bersekolah?',
                options: 'yaTidak',
                defaultValue: 't|Tidak',
              },
            ],
          },
          { type: 'richText', html: '<p>Terima kasih, {nama}.</p>' },
        ],
      },
    ],
  });
});

test('the product has no error for the checker', () => {
  const { definition } = imported(whole);
  const findings = checkDefinition(JSON.stringify(definition), { file: 'tabungan-anak.json' });
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
});

test.each([
  [
    'an unknown type',
    'type | name | label\nintegr | a | A',
    'error survey!A2 Jenis "integr" tidak dikenal. Maksud Anda "integer"?',
  ],
  [
    'a list that is not there',
    'type | name | label\nselect_one yaTidk | a | A',
    'error survey!A2 Daftar "yaTidk" tidak ada di lembar choices. Maksud Anda "yaTidak"?',
  ],
  [
    'a question without a name',
    'type | name | label\ntext | | A',
    'error survey!B2 Pertanyaan ini tidak punya name.',
  ],
  [
    'a group that stays open',
    'type | name | label\nbegin_group | g | G\ntext | a | A',
    'error survey!A2 Tidak ada end_group yang menutup ini.',
  ],
  [
    'an end without a beginning',
    'type | name | label\ntext | a | A\nend_repeat',
    'error survey!A3 end_repeat ini tidak menutup apa pun.',
  ],
  [
    'ends that cross',
    'type | name | label\nbegin_group | g | G\ntext | a | A\nend_repeat',
    'error survey!A4 Yang terbuka di sini "g"; tutup dengan end_group.',
  ],
  [
    'an unknown answer',
    "type | name | label | relevant\ntext | nama | A\ntext | b | B | ${nmaa} = 'x'",
    'error survey!D3 ${nmaa} tidak ada di lembar survey. Maksud Anda ${nama}?',
  ],
  [
    'an expression with a slip',
    'type | name | label | relevant\ninteger | usia | A\ntext | b | B | ${usia} >',
    'error survey!D3 Nilai, ${nama}, atau kurung diharapkan di sini: rumusnya berakhir di sini (huruf ke-10).',
  ],
  ['a row without a type', 'type | name | label\n| a | A', 'error survey!A2 Baris ini tidak punya type.'],
  ['an empty sheet', 'type | name | label', 'error survey!A1 Tidak ada pertanyaan yang dapat dibawa.'],
  [
    'no column of names',
    'type | label\ntext | A',
    'error survey!A1 Tidak ada kolom "name" di lembar survey.',
  ],
])('%s is an error at its cell, and nothing is made', (_, survey, note) => {
  const result = imported(survey);
  expect(notesOf(result)).toContain(note);
  expect(result.definition).toBeUndefined();
});

test.each([
  [
    'a code twice in a list',
    'list_name | name | label\na | 1 | Satu\na | 1 | Dua',
    'error choices!B3 Kode "1" sudah ada di daftar "a".',
  ],
  [
    'a choice without a code',
    'list_name | name | label\na | | Satu',
    'error choices!B2 Pilihan ini tidak punya name.',
  ],
])('%s is an error', (_, list, note) => {
  expect(notesOf(imported('type | name | label\ntext | a | A', list))).toEqual([note]);
});

test('a workbook without a survey sheet says which sheets it has', () => {
  expect(notesOf(importForm([sheetFrom('Sheet1', 'a')]))).toEqual([
    'error survey Tidak ada lembar "survey" di berkas ini; yang ada: "Sheet1".',
  ]);
});

test.each([
  ['a point on a map', 'geopoint | b | B', 'lost survey!A3 Tidak ada pertanyaan berupa titik pada peta.'],
  ['a time', 'time | b | B', 'bent survey!A3 Jam menjadi teks berbentuk 99:99.'],
  [
    'choices in another file',
    'select_one_from_file x.csv | b | B',
    'bent survey!A3 Pilihannya ada di berkas lain (x.csv); jawabannya diketik.',
  ],
  [
    'another choice',
    'select_one yaTidak or_other | b | B',
    'bent survey!A3 Jawaban "Lainnya" ditanyakan sebagai "bLainnya".',
  ],
  [
    'a name of another shape',
    'text | Sub-ward | B',
    'bent survey!B3 Nama jawaban "Sub-ward" menjadi "subWard".',
  ],
  ['a name twice', 'text | a | B', 'bent survey!B3 Nama jawaban "a" menjadi "a2".'],
])('%s is reported at its cell, and the rest is taken over', (_, line, note) => {
  const result = imported(`type | name | label\ntext | a | A\n${line}`);
  expect(notesOf(result)).toEqual([note]);
  expect(result.definition).toBeDefined();
});

test('whatever reads a lost answer is lost too, and reported', () => {
  const result = imported(
    'type | name | label | relevant | calculation\ntext | a | A\ncalculate | c | | | pulldata("x", "y", "z", ${a})\ntext | b | B ${c} | ${c} = 1',
  );
  expect(notesOf(result)).toEqual([
    'lost survey!E3 Tidak terbawa: fungsi pulldata().',
    'lost survey!C4 Teks ini menyebut ${c}, yang tidak dapat disebut di sini.',
    'lost survey!D4 Tidak terbawa: membaca "c", yang tidak terbawa.',
  ]);
  expect(result).toMatchObject({ questions: 3, said: 1, bent: 1, lost: 1 });
});

test('braces that stand for themselves stay so', () => {
  const { definition } = imported('type | name | label | hint\ntext | a | A | Seperti {B 1234 XY}');
  expect(definition).toMatchObject({ steps: [{ blocks: [{ guideText: 'Seperti {{B 1234 XY}}' }] }] });
});

test('a calculation inside rows is a value of each row', () => {
  const { definition, notes } = imported(
    'type | name | label | calculation | default\nbegin_repeat | anak | Anak\ninteger | umur | Umur\ncalculate | lusa | | ${umur} + 1\nhidden | asal | | | web\nend_repeat',
  );
  expect(notes).toEqual([]);
  expect(definition).toMatchObject({
    steps: [
      {
        blocks: [
          {
            type: 'rows',
            values: [
              { name: 'lusa', compute: 'umur + 1' },
              { name: 'asal', compute: "'web'" },
            ],
            blocks: [{ name: 'umur' }],
          },
        ],
      },
    ],
  });
  expect(definition).not.toHaveProperty('values');
  const findings = checkDefinition(JSON.stringify(definition), { file: 'tabungan-anak.json' });
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
});

test('of several languages Indonesian is read, and the others are named', () => {
  const result = imported(
    'type | name | label::English (en) | label::Bahasa Indonesia (id)\ntext | a | Name | Nama',
  );
  expect(notesOf(result)).toEqual([
    'lost survey!A1 Bahasa English (en) tidak dibawa; portal hanya berbahasa Indonesia.',
  ]);
  expect(result.definition).toMatchObject({ steps: [{ blocks: [{ label: 'Nama' }] }] });
});

test('a choice that stands under several values of a column is one choice, under any of them', () => {
  const { definition } = importForm([
    sheetFrom(
      'survey',
      'type | name | label | choice_filter\nselect_one p | prov | P\nselect_one k | kota | K | prov = ${prov}',
    ),
    sheetFrom(
      'choices',
      'list_name | name | label | prov\np | 1 | A |\np | 2 | B |\nk | x | X | 1\nk | x | X | 2\nk | y | Y | 2',
    ),
    sheetFrom('settings', 'allow_choice_duplicates\nyes'),
  ]);
  expect(definition).toMatchObject({
    steps: [
      {
        blocks: [
          {},
          {
            options: [
              {
                value: 'x|X',
                visibleWhen: {
                  any: [
                    { name: 'prov', condition: 'equals', value: '1' },
                    { name: 'prov', condition: 'equals', value: '2' },
                  ],
                },
              },
              { value: 'y|Y', visibleWhen: [{ name: 'prov', condition: 'equals', value: '2' }] },
            ],
          },
        ],
      },
    ],
  });
});

const file = (name: string): ArrayBuffer => {
  const { buffer, byteOffset, byteLength } = readFileSync(path.join(__dirname, 'testing', name));
  return buffer.slice(byteOffset, byteOffset + byteLength);
};

test('a workbook is read as Excel counts its rows; empty ones stay', async () => {
  const [survey] = await sheetsOf(file('pendek.xlsx'));
  expect(survey).toEqual({
    name: 'survey',
    rows: [
      ['type', 'name', 'label'],
      ['', '', ''],
      ['integer', 'usia', 'Usia'],
      ['text', '17', 'true'],
    ],
  });
});

test.each([
  ['a text', new TextEncoder().encode('type,name'), 'bukan .xlsx'],
  ['a broken archive', Uint8Array.from([0x50, 0x4b, 3, 4, 1, 2, 3]), 'rusak'],
  ['nothing', new Uint8Array(), 'bukan .xlsx'],
  ['too much', new Uint8Array(5 * 1024 * 1024 + 1), 'lebih besar dari 5 MB'],
])('%s is refused in words', async (_, bytes, words) => {
  await expect(sheetsOf(bytes.buffer)).rejects.toThrow(words);
});

test('what came of it is reported in lines', () => {
  expect(importWords(imported('type | name | label\ntext | a | A\naudio | b | B'))).toEqual([
    '2 pertanyaan: 1 terbawa utuh, 0 diubah, 1 tidak terbawa.',
    'survey!A3: tidak terbawa: Tidak ada pertanyaan berupa rekaman suara.',
  ]);
  expect(importWords(imported('type | name | label\ntxt | a | A'))[0]).toBe(
    'Tidak ada yang dibuat: perbaiki dahulu kesalahan di berkas.',
  );
});

test('the card of a product stands in it', () => {
  const card = { id: '90', category: { id: '1', name: 'Tabungan', slug: 'tabungan' } };
  const { definition } = importForm([sheetFrom('survey', 'type | name | label\ntext | a | A')], {
    title: 'Uji',
    slug: 'uji',
    card,
  });
  expect(definition).toMatchObject({ slug: 'uji', product: { id: '90', name: 'Uji' } });
});
