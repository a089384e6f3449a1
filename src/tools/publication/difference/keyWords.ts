import { dayWords, numberWords } from '../../words/plain';
import type {
  ButtonTexts,
  DraftLifetime,
  Field,
  FormDefinition,
  GroupBlock,
  NextButton,
  NextPopup,
  Product,
  QueryParameter,
  RememberedValue,
  Stage,
  Step,
} from '../../../language';
import type { KeyOf } from '../../../language/schema';
import { quoted } from './subject';

type Key = KeyOf<
  Field | Step | Stage | GroupBlock | FormDefinition | Product | RememberedValue | QueryParameter
>;

type Prefixed<K extends string, T> = `${K}.${KeyOf<T>}`;

/** What readers call a key of the language that is reported as it stands; the compiler knows the keys. */
const ofKeys: Readonly<
  Partial<
    Record<
      | Key
      | Prefixed<'next', NextButton>
      | Prefixed<'texts', ButtonTexts>
      | Prefixed<'draft', DraftLifetime>
      | Prefixed<'nextPopup', NextPopup>,
      string
    >
  >
> = {
  width: 'lebar (dari 12 kolom)',
  autocomplete: 'isian otomatis peramban',
  inputMode: 'papan ketik ponsel',
  mask: 'pola saat diketik',
  document: 'dokumen pada unggahan',
  lookup: 'sumber pilihan',
  resetTo: 'isi setelah diulang',
  addText: 'tombol tambah baris',
  emptyText: 'teks bila tanpa baris',
  rowTitle: 'judul baris',
  minRows: 'jumlah baris paling sedikit',
  maxRows: 'jumlah baris paling banyak',
  remember: 'disimpan seketika',
  subtitle: 'anak judul',
  shortTitle: 'judul pendek',
  section: 'bagian',
  keep: 'jawaban bertahan walau dilewati',
  back: 'tombol kembali',
  links: 'tautan',
  readOnlyWhen: 'terkunci bila',
  maxHeight: 'tinggi paling besar',
  navigation: 'cara berpindah langkah',
  afterLastStep: 'sesudah langkah terakhir',
  nextPopup: 'popup tombol lanjut',
  'nextPopup.once': 'popup tombol lanjut hanya sekali',
  'next.text': 'teks tombol lanjut',
  'next.popup': 'popup tombol lanjut',
  'next.do': 'tindakan tombol lanjut',
  'next.delayMs': 'jeda tombol lanjut (milidetik)',
  'texts.next': 'teks semua tombol lanjut',
  'texts.back': 'teks semua tombol kembali',
  'texts.last': 'teks tombol langkah terakhir',
  'draft.lifetimeSeconds': 'lama draf disimpan (detik)',
  'draft.previewLifetimeSeconds': 'lama draf disimpan sejak langkah terakhir (detik)',
  name: 'nama',
  category: 'kategori',
  featuredImage: 'gambar',
  shortDescription: 'uraian singkat',
  informationButtonText: 'teks tombol',
  facts: 'keterangan',
  initial: 'isi awal',
  compute: 'rumus',
  submit: 'ikut dikirim',
  sets: 'mengisi',
  lock: 'mengunci',
  title: 'judul',
};

/** The same, and what this folder itself puts under a key. */
const words: Readonly<Record<string, string | undefined>> = {
  ...ofKeys,
  isi: 'isinya',
  syarat: 'isinya',
  langkah: 'isinya',
};

/** A key, and what stands in it. */
export function keyWords(path: readonly string[]): string {
  const whole = words[path.join('.')];
  if (whole !== undefined) return whole;
  const [key = '', ...inner] = path;
  const known = words[key] ?? `kunci ${quoted(key)}`;
  return inner.length === 0 ? known : `${known}, ${inner.join('.')},`;
}

/** A value of JSON as readers say it. */
export function valueWords(value: unknown): string {
  if (value === true) return 'ya';
  if (value === false) return 'tidak';
  if (value === null) return 'kosong';
  if (typeof value === 'number') return numberWords(value);
  if (typeof value === 'string') return quoted(dayWords(value));
  return quoted(JSON.stringify(value));
}
