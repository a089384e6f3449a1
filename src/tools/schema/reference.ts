import { definitionSchema, siteSchema } from './definitionSchema';
import type { JsonSchema } from './jsonSchema';
import { fieldKeys } from '../../language/schemas/fieldKeys';
import { cell, headingOf, keyTable, valueList, type Headings } from './referenceParts';
import { functionWords } from './words/functions';

/** The chapters of the reference with the parts of the schema in them, in reading order. `*` stands for the rest of a name. */
const chapters: readonly (readonly [title: string, names: readonly string[]])[] = [
  [
    'Formulir',
    [
      'formulir',
      'produk',
      'kategori',
      'nilai',
      'parameterAlamat',
      'pemantau',
      'masaSimpan',
      'teksTombol',
      'popupLanjut',
      'objekPopupLanjut',
      'fieldParameter',
    ],
  ],
  ['Langkah dan tahap', ['langkah', 'tombolLanjut', 'cabang', 'tombolKembali', 'tautanLangkah', 'tahap']],
  [
    'Sebelum dan sesudah langkah',
    [
      'halamanAwal',
      'dokumen',
      'dokumenBersyarat',
      'privasi',
      'halamanRingkasan',
      'pernyataan',
      'tandaTerima',
      'unduhanTandaTerima',
      'kelanjutan',
      'lamanya',
      'hariKerja',
    ],
  ],
  ['Isi langkah', ['blok', 'blokBerjenis', 'fieldUlang', 'potongan']],
  [
    'Field',
    [
      'field-*',
      'pesan',
      'aturan*',
      'karakter',
      'cabangBank',
      'antrian',
      'layananAntrian',
      'saranDiabaikan',
      'penggeser',
      'salinan*',
    ],
  ],
  [
    'Pilihan',
    [
      'daftarPilihan',
      'pilihan*',
      'objekPilihan*',
      'potonganDaftar',
      'yangDitanyakan',
      'pertanyaanPilihan',
      'pencarian',
      'saringan',
    ],
  ],
  ['Konten', ['blok-*', 'blokKonten', 'butirBernomor', 'kartuTautan', 'yangDibuka']],
  [
    'Syarat',
    ['syarat', 'syaratBernama', 'syaratBerjudul', 'perbandingan', 'kelompok*', 'isiSyarat', 'pemeriksaan'],
  ],
  [
    'Tindakan',
    [
      'efek',
      'efek-*',
      'efekAtauTindakan',
      'jawabanPanggilan',
      'selamaMenunggu',
      'dialogTunggu',
      'pesanSingkat',
      'isiDialog',
      'tombolDialog',
      'tombolTutup',
      'unduhan',
      'tujuan*',
      'sasaranReset',
    ],
  ],
  ['Bingkai halaman', ['bingkai', 'kontak', 'warnaBank', 'tautanBingkai']],
];

const isField = (name: string): boolean => name.startsWith('field-');

/** Any JSON has nothing to describe. */
const undescribed = new Set(['json']);

/**
 * The text of `form-definitions/REFERENSI.md`: every key of the language, from the same schema that editors complete by.
 * Throws where a part of the schema stands in no chapter.
 */
export function referenceText(): string {
  const parts = new Map([...partsOf('formulir', definitionSchema()), ...partsOf('bingkai', siteSchema())]);
  const headings: Headings = new Map([...parts].map(([name, part]) => [name, headingOf(name, part)]));
  const placed = new Set(undescribed);
  const isCommon = (key: string): boolean => Object.hasOwn(fieldKeys, key);
  const text = (name: string): string[] => {
    const part = parts.get(name) ?? {};
    const table = keyTable(part, headings, (key) => !isField(name) || !isCommon(key));
    return [
      `### ${headings.get(name)?.text ?? name}`,
      ...(table === undefined ? valueList(part, headings) : [table]),
    ];
  };
  const sections = chapters.map(([title, patterns]) => {
    const names = patterns.flatMap((pattern) => matching(pattern, parts, placed));
    const field = parts.get(names.find(isField) ?? '');
    const ahead = field ? [`### Semua field`, keyTable(field, headings, isCommon) ?? ''] : [];
    return [`## ${title}`, ...ahead, ...names.flatMap(text)].join('\n\n');
  });
  const forgotten = [...parts.keys()].filter((name) => !placed.has(name));
  if (forgotten.length > 0) throw new Error(`In no chapter of the reference: ${forgotten.join(', ')}`);
  return `${[introduction, contents(), ...sections, functionsText()].join('\n\n')}\n`;
}

/** A schema as the parts that it is made of, by name. */
function partsOf(name: string, { definitions = {}, ...top }: JsonSchema): [string, JsonSchema][] {
  return [[name, top], ...Object.entries(definitions)];
}

const introduction = `# Referensi bahasa definisi

Berkas ini dibuat oleh \`npm run schema\` dari skema yang juga memberi saran di editor; jangan diubah dengan tangan.
Cara memulai dan resep-resep ada di [README.md](README.md).

Kunci yang **tebal** wajib ditulis. Kunci yang tidak tertulis di sini ditolak oleh pemeriksa.`;

const contents = (): string =>
  [...chapters.map(([title]) => title), functionsTitle]
    .map((title) => `- [${title}](#${title.toLowerCase().replaceAll(' ', '-')})`)
    .join('\n');

function matching(pattern: string, parts: ReadonlyMap<string, JsonSchema>, placed: Set<string>): string[] {
  const start = pattern.endsWith('*') ? pattern.slice(0, -1) : undefined;
  const names = [...parts.keys()].filter((name) =>
    start === undefined ? name === pattern : name.startsWith(start),
  );
  const fresh = names.filter((name) => !placed.has(name));
  for (const name of fresh) placed.add(name);
  return fresh;
}

const functionsTitle = 'Fungsi rumus';

function functionsText(): string {
  const rows = Object.values(functionWords).map(
    ({ call, about, example: [formula, result] }) =>
      `| ${[`\`${call}\``, about, `\`${formula}\` → \`${result}\``].map(cell).join(' | ')} |`,
  );
  return [
    `## ${functionsTitle}`,
    ['| Fungsi | Hasil | Contoh |', '| --- | --- | --- |', ...rows].join('\n'),
  ].join('\n\n');
}
