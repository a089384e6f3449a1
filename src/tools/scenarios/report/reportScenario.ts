import { isObject, pathText, type CompiledForm } from '../../../interpreter';
import type { Scenario, ScenarioStep, ActName, Expectation, ScenarioActs } from '../language';
import { fragmentPath, type ScenarioFragments } from '../parse/fragments';
import type { ScenarioResult } from '../runScenario';
import { routeInWords } from '../words/routeInWords';
import { placer } from '../../checker/placer';
import { named, shown } from '../words/shown';
import { sampleOf } from '../../checker/contract/sampleAnswer';

/** What came of a scenario, for somebody who writes them. */
export interface ScenarioReport {
  passed: boolean;
  lines: readonly string[];
}

/** The file in which a scenario stands. */
export interface ScenarioPlace {
  /** The line of a path, in the file itself or in a fragment that it takes in. */
  lineOf: (path: string, fragment?: string) => number;
}

/** How many steps before the failed one are shown. */
const before = 3;

/**
 * What held in a scenario; or which line of its file did not, what was expected there, what was there instead, and a hint. Without a
 * `file` no line is named.
 */
export function reportScenario(
  form: CompiledForm,
  scenario: Scenario,
  outcome: ScenarioResult,
  file?: ScenarioPlace,
): ScenarioReport {
  const { name, steps } = scenario;
  if (outcome.passed) return { passed: true, lines: [`✓ ${name}`, `    ${heldIn(steps)}`] };
  const { step: number, problems, trail } = outcome;
  const failed = steps[number - 1];
  const path = failed ? placeOf(failed, outcome) : unfitAt(problems);
  const line =
    file &&
    lineIn(scenario, file.lineOf(`${pathText(['scenarios', scenario.at])}${path}`, scenario.fragment));
  const where = failed && `langkah ${number} dari ${steps.length}`;
  const what = failed ? stepInWords(failed) : 'skenario ini tidak cocok dengan formulirnya';
  const head = `${[line, where].filter((one) => one !== undefined).join(', ')}: ${what}`;
  const first = Math.max(0, trail.length - before);
  const way = trail
    .slice(first)
    .map(
      ({ step, route }, index) =>
        `  ${first + index + 1}. ${stepInWords(step)} → ${routeInWords(form, route)}`,
    );
  const report = [
    head.charAt(0).toUpperCase() + head.slice(1),
    ...problems.flatMap(problemLines),
    `Petunjuk:   ${hintFor(form, failed, problems)}`,
    ...(way.length > 0 ? ['Sebelumnya:', ...way] : []),
  ];
  return { passed: false, lines: [`✗ ${name}`, ...report.map((one) => `    ${one}`)] };
}

function lineIn({ fragment }: Scenario, line: number): string {
  return fragment === undefined ? `baris ${line}` : `baris ${line} di ${fragmentPath(fragment)}`;
}

function heldIn(steps: readonly ScenarioStep[]): string {
  const looked = expectedIn(steps.flatMap((step) => (step.act === 'expect' ? [step.with] : [])));
  const tried = steps.some(({ act }) => act === 'try') ? ['isian yang dicoba'] : [];
  const all = [...looked, ...tried];
  return `${steps.length} langkah; yang diperiksa dan benar: ${all.length > 0 ? all.join(', ') : 'jalannya saja'}`;
}

/** The place that a sentence begins with when a scenario does not fit its form. */
function unfitAt([problem = '']: readonly string[]): string {
  const path = /^(\S+): /.exec(problem)?.[1];
  return path === undefined ? '' : `.${path}`;
}

function placeOf(
  failed: ScenarioStep,
  { problems, key }: Extract<ScenarioResult, { passed: false }>,
): string {
  const own = key === undefined ? [failed.act] : [failed.act, key];
  const inside: unknown = failed.act === 'expect' && key !== undefined ? failed.with[key] : failed.with;
  const name = [...(problems[0] ?? '').matchAll(/"([^"]*)"/g)]
    .map(([, word = '']) => word)
    .find((word) => isObject(inside) && Object.hasOwn(inside, word));
  return `.${pathText(['steps', failed.at, ...own, ...(name === undefined ? [] : [name])])}`;
}

/** 'X seharusnya A, ternyata B. Sebab.' on a line each. */
function problemLines(problem: string): string[] {
  const [, what, wanted, actual] = /^(.*?) seharusnya (.*), ternyata (.*)$/s.exec(problem) ?? [];
  if (what === undefined || wanted === undefined || actual === undefined) return [`Yang terjadi: ${problem}`];
  return [`Diharapkan: ${what}: ${wanted}`, `Ternyata:   ${actual}`];
}

/** The lines of what stands in a file of scenarios, and in the fragments that it may take in. */
export function linesOf(text: string, fragments: ScenarioFragments): ScenarioPlace['lineOf'] {
  const own = placer(text);
  const others = new Map([...fragments].map(([name, one]) => [name, placer(one)]));
  return (path, fragment) => (others.get(fragment ?? '') ?? own).place(path, 'wrong-value').line;
}

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
function stepInWords({ act, with: what }: ScenarioStep): string {
  // The union pairs each act with what stands beside it, which a lookup by name cannot express.
  return (actWords[act] as (what: unknown) => string)(what);
}

/** What expectations look at, each thing once. */
function expectedIn(expectations: readonly Expectation[]): string[] {
  // Object.keys gives keys of the table: parse lets no others through.
  const keys = expectations.flatMap((one) => Object.keys(one) as (keyof Expectation)[]);
  return [...new Set(keys)].map((key) => expectWords[key]);
}

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
function hintFor(form: CompiledForm, step: ScenarioStep | undefined, problems: readonly string[]): string {
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
