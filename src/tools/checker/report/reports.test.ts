import type { Finding } from '../finding';
import { exitCode, isFormat, reports } from './reports';

const finding: Finding = {
  rule: 'unknown-name',
  path: 'steps[0].blocks[1].use',
  what: 'Tertulis "nma"; yang diharapkan: nama kolom.',
  mend: 'Tulis nama kolom.',
  suggestion: 'Mungkin maksud Anda "nama"?',
  witness: 'bertentangan: a, b',
  line: 12,
  column: 7,
  file: 'form-definitions/contoh.json',
  severity: 'error',
  where: 'Langkah “Satu” → “nma”',
  why: 'Formulir tidak dapat dibuka.',
  alsoAt: 2,
};
const files = [{ file: finding.file, findings: [finding] }];

test('for people: place, words and counts', () => {
  expect(reports.pretty(files)).toBe(
    [
      'form-definitions/contoh.json:12:7  KESALAHAN  unknown-name',
      '  Langkah “Satu” → “nma”',
      '  Tertulis "nma"; yang diharapkan: nama kolom. Juga di 2 tempat lain.',
      '  Akibatnya: Formulir tidak dapat dibuka.',
      '  Perbaikan: Mungkin maksud Anda "nama"? Tulis nama kolom.',
      '  Bukti: bertentangan: a, b',
      '',
      '1 berkas, 1 kesalahan, 0 saran.',
    ].join('\n'),
  );
});

test('for tools: the findings as they are', () => {
  expect(JSON.parse(reports.json(files))).toEqual([finding]);
});

test('for GitHub: an annotation whose signs cannot end it', () => {
  const reported = reports.github([
    { file: 'a', findings: [{ ...finding, what: '50%\nlebih', file: 'a:b,c.json' }] },
  ]);
  expect(reported).toContain('::error file=a%3Ab%2Cc.json,line=12,col=7,title=unknown-name::');
  expect(reported).toContain('50%25%0Alebih');
});

test('errors decide the exit code, advice does not', () => {
  expect(exitCode(files)).toBe(1);
  expect(exitCode([{ file: 'a', findings: [{ ...finding, severity: 'advice' }] }])).toBe(0);
  expect(isFormat('json')).toBe(true);
  expect(isFormat('toString')).toBe(false);
});
