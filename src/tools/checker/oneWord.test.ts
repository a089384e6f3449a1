import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { jsonOf, meantIn, schemaOf } from './json/walk';

const root = path.join(__dirname, '../../..');

/** Words that visitors would meet beside another word for the same thing, and that other word. */
const others: readonly (readonly [word: RegExp, instead: string])[] = [
  [/\bpengajuan\b/i, 'permohonan'],
  [/\btinjau\b/i, 'periksa'],
  [/\bhapus data\b|\bdata (anda|formulir ini) sudah dihapus\b/i, 'jawaban'],
  [/(?<!kantor )\bcabang\b/i, 'kantor cabang'],
  [/\bsesuai (pemeriksaan|verifikasi) identitas\b/i, 'sesuai data yang sudah Anda isi'],
  [/\bfoto nasabah\b/i, 'foto diri'],
  [/\bpindaian\b|\bscan\b/i, 'foto'],
  [/(?<!elektronik \()\be-KTP\b|\bKTP elektronik\b(?! \(e-KTP\))/, 'KTP'],
  [/\bberkas\b/i, 'file'],
  [/\bsurel\b/i, 'email'],
  [/\bHP\b|\btelepon (genggam|seluler)\b/i, 'ponsel'],
  [/\bdaring\b/i, 'online'],
  [/\bbukti permohonan\b/i, 'tanda terima'],
  [/\bperlu bantuan\b/i, 'butuh bantuan'],
  [/[\d}] (digit )?angka\b/, 'digit'],
  [/\bpaling (banyak|sedikit|besar|kecil|muda|tua|lama)\b/i, 'maksimal or minimal'],
  [/\bpaling akhir\b/i, 'paling lambat'],
  [/^(boleh kosong|kosongkan bila|bila ada)\b|, bila ada$/i, 'nothing: (opsional) stands beside the label'],
  [/\bdefinisi formulir\b/i, 'formulir'],
];

/** Texts that the bank's own documents word so, and names. */
const kept: readonly RegExp[] = [
  /Pengajuan sedang dalam proses/,
  /Pengajuan Kredit/,
  /^Cabang Pemroses$/,
  /Tulis tahun dengan 4 angka/,
];

const wrongIn = (text: string): string[] =>
  kept.some((one) => one.test(text))
    ? []
    : others.flatMap(([word, instead]) => (word.test(text) ? [`${text} → ${instead}`] : []));

test.each([
  ['Hapus data saya', ['Hapus data saya → jawaban']],
  ['Pilih cabang', ['Pilih cabang → kantor cabang']],
  ['Pilih kantor cabang', []],
  ['Siapkan e-KTP asli', ['Siapkan e-KTP asli → KTP']],
  ['KTP elektronik (e-KTP)', []],
  ['14 karakter, bila ada', ['14 karakter, bila ada → nothing: (opsional) stands beside the label']],
])('%s: %j', (text, wrong) => {
  expect(wrongIn(text)).toEqual(wrong);
});

const folder = path.join(root, 'form-definitions');

const definitions = ['', 'fragments/', 'pages/', 'popups/', 'templates/'].flatMap((below) =>
  readdirSync(path.join(folder, below))
    .filter((file) => /^[^.]+\.json$/.test(file))
    .map((file) => below + file),
);

const read: readonly string[] = ['template', 'message', 'html', 'prose'];

test.each(definitions)('form-definitions/%s says one word for one thing', (file) => {
  const texts = meantIn(jsonOf(readFileSync(path.join(folder, file), 'utf8')), schemaOf(file));
  const shown = texts.filter(({ role }) => read.includes(role));
  expect(shown).not.toEqual([]);
  // Formulas hold names.
  expect(shown.flatMap(({ text }) => wrongIn(text.replace(/\{[^}]*\}/g, '{}')))).toEqual([]);
});

const sources = [
  ...readdirSync(path.join(root, 'src/messages'))
    .filter((file) => !file.includes('.test.'))
    .map((file) => `src/messages/${file}`),
  'src/tools/new-form/parts.ts',
  'index.html',
];

test.each(sources)('%s says one word for one thing', (file) => {
  const source = readFileSync(path.join(root, file), 'utf8').replace(/\/\*[^]*?\*\/|\/\/.*/g, '');
  // A line of an object begins with a key.
  const lines = source.split('\n').map((line) => line.replace(/^\s*(\w+: )?/, ''));
  expect(lines.flatMap(wrongIn)).toEqual([]);
});
