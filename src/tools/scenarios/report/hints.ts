import type { CompiledForm } from '../../../interpreter';
import { contract, type AnswerType } from '../../checker/contract/contract';
import type { ScenarioStep } from '../language';

/** A kind of problem, by how its sentence reads, and what can be done. */
type Hint = readonly [sentence: RegExp, hint: (form: CompiledForm, ...parts: string[]) => string];

const hints: readonly Hint[] = [
  [
    /Formulir meminta "([^"]+)", tetapi/,
    (_, call) => `Tambahkan jawabannya pada "calls": ${sampleOf(call)}.`,
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

const samples: Partial<Record<AnswerType, unknown>> = {
  text: '…',
  date: '2026-01-31',
  number: 0,
  boolean: true,
};

/** A good answer of a call, as far as the bank's contract tells. */
function sampleOf(call = ''): string {
  const answer = contract.calls[call]?.answer ?? {};
  const body: Record<string, unknown> = {};
  const data: Record<string, unknown> = {};
  for (const [path, type] of Object.entries(answer)) {
    const inData = path.startsWith('data.') && !path.slice(5).includes('.');
    const value = path === 'statusCode' ? 200 : samples[type];
    if (value !== undefined && inData) data[path.slice(5)] = value;
    else if (value !== undefined && !path.includes('.')) body[path] = value;
  }
  if (Object.keys(data).length > 0) body.data = data;
  return JSON.stringify({ [call]: { body } });
}
