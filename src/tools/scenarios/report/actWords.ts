import type { ActName, Expectation, ScenarioActs, ScenarioStep } from '../language';
import { named, shown } from '../words/shown';

/** What is no step of a form. */
const screens: Readonly<Record<string, string>> = { preview: 'ringkasan', receipt: 'tanda terima' };

const actWords: { readonly [Name in ActName]: (what: ScenarioActs[Name]) => string } = {
  arrive: ({ at }) => `sampai di ${screens[at] ?? `langkah "${at}"`}`,
  fill: (answers) => `mengisi ${named(Object.keys(answers))}`,
  try: (answers) => `mencoba isian ${named(Object.keys(answers))}`,
  type: (answers) => `mengetik di ${named(Object.keys(answers))}`,
  upload: (files) => `mengunggah ${named(Object.keys(files))}`,
  addRow: (group) => `menambah baris "${group}"`,
  removeRow: (row) => `menghapus baris "${row}"`,
  next: () => 'menekan tombol lanjut',
  back: () => 'menekan tombol kembali',
  press: (text) => `menekan tombol "${text}"`,
  button: (action) => `menekan tombol yang menjalankan "${action}"`,
  escape: () => 'menutup jendela dialog dengan Escape',
  edit: (name) => `menekan "Ubah" pada "${name}"`,
  browserBack: () => 'menekan Kembali di peramban',
  browserForward: () => 'menekan Maju di peramban',
  reload: () => 'memuat ulang halaman',
  query: (parameters) => `membuka alamat dengan ${shown(parameters)}`,
  secondTab: () => 'membuka tab kedua',
  closeTab: () => 'menutup tab',
  fault: (what) => (what === 'none' ? 'gangguan berakhir' : `terjadi gangguan "${what}"`),
  advanceMs: (time) => `menunggu ${time / 1000} detik`,
  expect: (expectation) => `memeriksa ${expectedIn([expectation]).join(', ')}`,
};

/** What each key of an expectation looks at. */
const expectWords: Readonly<Record<keyof Expectation, string>> = {
  step: 'langkah di layar',
  stage: 'tahap',
  path: 'jalur langkah',
  fields: 'kolom di layar',
  visible: 'kolom yang tampil',
  hidden: 'kolom yang tersembunyi',
  required: 'kolom wajib',
  missing: 'kolom yang diminta diisi',
  readOnly: 'kolom terkunci',
  errors: 'pesan kesalahan',
  notice: 'catatan pada kolom',
  values: 'jawaban',
  empty: 'jawaban yang kosong',
  options: 'pilihan',
  toast: 'pesan singkat',
  dialog: 'jendela dialog',
  request: 'permintaan ke bank',
  submitted: 'jawaban yang terkirim',
  unsent: 'jawaban yang tidak terkirim',
  route: 'alamat halaman',
};

/** What a visitor does in one step of a scenario, as part of a sentence. */
export function stepInWords({ act, with: what }: ScenarioStep): string {
  // The union pairs each act with what stands beside it, which a lookup by name cannot express.
  return (actWords[act] as (what: unknown) => string)(what);
}

/** What expectations look at, each thing once. */
export function expectedIn(expectations: readonly Expectation[]): string[] {
  // Object.keys gives keys of the table: parse lets no others through.
  const keys = expectations.flatMap((one) => Object.keys(one) as (keyof Expectation)[]);
  return [...new Set(keys)].map((key) => expectWords[key]);
}
