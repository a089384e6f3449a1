import type { CompiledForm } from '../../../interpreter';
import { sampleOf } from '../../checker/contract/sampleAnswer';
import type { ScenarioStep } from '../language';

/** A kind of problem, by how its sentence reads, and what can be done. */
type Hint = readonly [sentence: RegExp, hint: (form: CompiledForm, ...parts: string[]) => string];

const hints: readonly Hint[] = [
  [
    /Formulir meminta "([^"]+)", tetapi/,
    (_, call = '') =>
      `Tambahkan jawabannya pada "calls": ${JSON.stringify({ [call]: { body: sampleOf(call) } })}.`,
  ],
  [
    /Jawaban untuk "([^"]+)" habis/,
    () =>
      'Tulis satu jawaban tanpa kurung siku, yang berlaku setiap kali, atau tambahkan satu jawaban ke daftarnya.',
  ],
  [
    /Belum benar: (.*?\))\. ?/,
    (form, list) =>
      `Perbaiki lebih dahulu, dengan "fill" sebelum langkah ini atau dengan "with": ${labelled(form, list)}.`,
  ],
  [/[Dd]ialog .*terbuka/, () => 'Tekan dahulu salah satu tombol jendela itu: {"press": "…"}.'],
  [/Tidak ada tombol/, () => 'Tulis tulisan tombolnya persis seperti di layar.'],
  [
    /disalin dari|dihitung|hanya dapat dibaca\.|terkunci/,
    () => 'Kolom ini tidak diketik pengunjung; isi jawaban yang menentukannya.',
  ],
  [/tidak menawarkan/, () => 'Tulis kode salah satu pilihan yang ada.'],
  [
    /[Tt]ersembunyi\b.* karena|tidak tampil|dilewati|menunggu jawaban/,
    () => 'Isi dahulu jawaban yang menampilkannya, atau perbaiki di formulir kapan itu tampil.',
  ],
];

/** What an editor can do about a failed step. */
export function hintFor(
  form: CompiledForm,
  step: ScenarioStep | undefined,
  problems: readonly string[],
): string {
  if (!step) return 'Tulis nama seperti di berkas formulirnya.';
  const [said] = hints.flatMap(([sentence, hint]) => {
    const found = problems.map((problem) => sentence.exec(problem)).find((match) => match !== null);
    return found ? [hint(form, ...found.slice(1))] : [];
  });
  if (said !== undefined) return said;
  return step.act === 'expect' || step.act === 'try'
    ? 'Bila yang terjadi itu memang dimaksud, tulis itu di skenario; bila tidak, perbaiki formulirnya.'
    : 'Lakukan langkah yang sama di formulirnya untuk melihat yang terjadi.';
}

/** '“NIK” (nik: wajib diisi)' as '"NIK" (nik)'. */
function labelled(form: CompiledForm, list = ''): string {
  return [...list.matchAll(/\(([^\s():]+): /g)]
    .map(([, name = '']) => `"${form.fields.get(name)?.definition.label ?? name}" (${name})`)
    .join(', ');
}
