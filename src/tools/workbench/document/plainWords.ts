import type { Json } from '../../../interpreter';
import type { Offer, Part } from './parts';

/** What editors call the keys that they meet most, in the order in which they mostly want them. */
const titles: Readonly<Record<string, string>> = {
  label: 'Pertanyaan',
  title: 'Judul',
  text: 'Teks',
  html: 'Isi',
  options: 'Pilihan',
  required: 'Wajib diisi',
  visibleWhen: 'Tampil bila',
  guideText: 'Bantuan di bawah pertanyaan',
  placeholder: 'Contoh di dalam isian',
  messages: 'Pesan sendiri',
  requiredWhen: 'Wajib bila',
  min: 'Paling sedikit',
  max: 'Paling banyak',
  minLength: 'Paling sedikit huruf',
  maxLength: 'Paling banyak huruf',
  minDate: 'Hari pertama',
  maxDate: 'Hari terakhir',
  minRows: 'Paling sedikit baris',
  maxRows: 'Paling banyak baris',
  rule: 'Huruf yang boleh',
  checks: 'Pemeriksaan',
  defaultValue: 'Isi awal',
  subtitle: 'Anak judul',
  width: 'Lebar',
  type: 'Jenis',
  name: 'Nama jawaban',
  condition: 'Perbandingan',
  value: 'Jawabannya',
};

/** What editors call a key; the key itself where it has no such word. */
export function titleOfKey(key: string): string {
  return titles[key] ?? key;
}

const groups = { often: 'Sering dipakai', seldom: 'Lainnya' };
/** A menu that is longer has headings. */
const shortMenu = 8;

/** What may be added, the common first, each by what editors call it. */
export function commonFirst(offers: readonly Offer[]): readonly Offer[] {
  if (offers.length <= shortMenu) return offers;
  const order = Object.keys(titles);
  const isCommon = ({ name }: Offer): boolean => order.includes(name);
  const often = offers.filter(isCommon).sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
  return [
    ...often.map((one) => ({ ...one, group: groups.often })),
    ...offers.filter((one) => !isCommon(one)).map((one) => ({ ...one, group: groups.seldom })),
  ];
}

/** A number as people write it, `Rp 50.000` and `2,5` too; what is none stays a text, which the definition then refuses. */
export function numberIn(typed: string): Json {
  const text = typed.trim().replace(/^Rp\.?\s*/i, '');
  const isDotted = /^-?\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(text);
  const plain = (isDotted ? text.replaceAll('.', '') : text).replace(/^(-?\d+),(\d+)$/, '$1.$2');
  return plain === '' || Number.isNaN(Number(plain)) ? typed : Number(plain);
}

/** A choice that is worded anew keeps the code under which it is sent. */
export function choiceIn(typed: string, before: string): string {
  const [, code] = /^([^|]*)\|/.exec(before) ?? [];
  return code === undefined || typed.includes('|') || typed.trim() === '' ? typed : `${code}|${typed}`;
}

/** One more choice, with the next code where the others have codes that are numbers. `undefined`: they are written otherwise. */
export function nextChoice(parts: readonly Part[]): string | undefined {
  const written = parts.flatMap((part) => (part.kind === 'text' ? [part.value] : []));
  if (written.length === 0 || written.length < parts.length) return undefined;
  const codes = written.flatMap((one) => /^(\d+)\|/.exec(one)?.slice(1) ?? []);
  if (codes.length === written.length) {
    const next = Math.max(...codes.map(Number)) + 1;
    return `${next}|Pilihan ${next}`;
  }
  return written.some((one) => one.includes('|')) ? undefined : `Pilihan ${written.length + 1}`;
}
