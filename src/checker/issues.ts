import type { Issue } from '../interpreter';
import type { RuleId } from './catalogue';
import type { Found } from './finding';

/** Which rule an issue of the interpreter belongs to: the first whose words are found in what was expected. */
const byWords: readonly (readonly [RegExp, RuleId])[] = [
  [/^(paling banyak|rumus paling panjang)/, 'limit'],
  [/^(salah satu kunci|kunci selain|hanya [a-z]+$)/, 'unknown-key'],
  [/^nama yang belum dipakai/, 'duplicate-name'],
  [/^id (langkah|tahap) yang berbeda/, 'duplicate-id'],
  [/^kode yang berbeda/, 'duplicate-option'],
  [/^id langkah sesudah/, 'goto-backwards'],
  [/^(nama (kolom|aksi|sebuah syarat)|id (sebuah|langkah)|salah satu fungsi)/, 'unknown-name'],
  [/^jawaban dari langkah yang sudah/, 'used-before-asked'],
  [/lingkaran$|tidak saling memuat$/, 'cycle'],
  [/^"navigate" sebagai efek terakhir/, 'after-navigate'],
  [/^isi sebuah kelas karakter/, 'broken-rule'],
  [/^"and" atau "or"/, 'missing-connector'],
  [/^salah satu dari: equals/, 'unknown-operator'],
  [/^"[^"]+" hanya untuk/, 'operator-type'],
  [/^nama yang sejenis|, atau "\{nama\}"$|^daftar \[ … \] berisi/, 'value-type'],
];

/** Characters of a list that is still read. */
const mostWords = 100;

const formulaKeys =
  /\.(compute|match|min|max|minDate|maxDate|set\.[^.]+|body\.[^.]+|defaultValue|label|text|html|title)$/;

/** An issue of the interpreter as a finding. `stepIds` tells a step that lies behind from one that does not exist. */
export function foundOf(issue: Issue, phase: 'parse' | 'compile', stepIds: ReadonlySet<string>): Found {
  const { path, received, expected, hint } = issue;
  const place = /^baris (\d+), kolom (\d+): (.*)$/s.exec(received);
  if (phase === 'parse' && path === '' && place) {
    const [, line, column, rest] = place;
    return {
      rule: 'broken-json',
      path,
      what: `JSON terputus di ${rest}; yang diharapkan: ${expected}.`,
      mend: hint ?? `Tulis ${expected}.`,
      position: { line: Number(line), column: Number(column) },
    };
  }
  const near = hint?.startsWith('Mungkin maksud Anda') === true ? hint : undefined;
  const rule = ruleOf(issue, phase, stepIds);
  const meant = /"[^"]*"/.exec(near ?? '')?.[0];
  const further = near === undefined && hint !== undefined ? ` ${hint}` : '';
  return {
    rule,
    path,
    what: words[rule]?.(received, lastKey(path)) ?? `Tertulis ${received}, yang tidak cocok di sini.`,
    // A word that was probably meant says more than a list of all that may stand there.
    mend:
      meant !== undefined && expected.length > mostWords
        ? `Tulis ${meant}.`
        : `Yang diharapkan: ${expected}.${further}`,
    ...(near === undefined ? {} : { suggestion: near }),
  };
}

/** What is wrong, in words of its own where there are better ones; `received` is shortened JSON. */
const words: Partial<Record<RuleId, (received: string, key: string) => string>> = {
  'unknown-key': (_, key) => `Kunci ${key} tidak dikenal di sini.`,
  'missing-key': (_, key) => `Belum ada ${key}.`,
  'unknown-name': (received) => `Tidak ada yang bernama ${received} di formulir ini.`,
  'duplicate-name': (received) => `Nama ${received} sudah dipakai.`,
  'duplicate-id': (received) => `Id ${received} dipakai dua kali.`,
  'duplicate-option': (received) => `Kode pilihan ${received} sudah dipakai pilihan lain.`,
  'goto-backwards': (received) => `Tombol lanjut menuju langkah ${received}, yang berada di belakang.`,
  'used-before-asked': (received) => `Memakai jawaban yang baru ditanyakan kemudian: ${received}.`,
  cycle: (received) => `Saling menunggu: ${received}.`,
  'missing-connector': () => 'Syarat ini tidak disambung dengan syarat berikutnya.',
};

function ruleOf(
  { path, received, expected, hint }: Issue,
  phase: 'parse' | 'compile',
  stepIds: ReadonlySet<string>,
): RuleId {
  const rule = byWords.find(([words]) => words.test(expected))?.[1];
  if (rule === 'goto-backwards' && !stepIds.has(received.replace(/^"|"$/g, ''))) return 'unknown-name';
  if (phase === 'parse') {
    if (rule === 'limit' || (rule === 'unknown-key' && received !== 'tidak ada')) return rule;
    return received === 'tidak ada' ? 'missing-key' : 'wrong-value';
  }
  if (rule !== undefined && rule !== 'unknown-key') return rule;
  if (hint?.includes('code(') === true) return 'choice-without-code';
  return formulaKeys.test(path) || received.includes('(') ? 'formula' : 'wrong-value';
}

function lastKey(path: string): string {
  return path === '' ? 'isinya' : `"${path.replace(/^.*[.]/, '')}"`;
}
