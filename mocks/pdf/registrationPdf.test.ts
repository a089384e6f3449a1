import { registrationPdf } from './registrationPdf';

const pdf = registrationPdf('EF2611210001');

test('the file is a PDF whose table says where each object begins', () => {
  expect(pdf).toMatch(/^%PDF-1\.4\n/);
  expect(pdf).toMatch(/%%EOF\n$/);
  const table = Number(/startxref\n(\d+)/.exec(pdf)?.[1]);
  expect(pdf.slice(table)).toMatch(/^xref\n0 5\n/);
  const starts = [...pdf.slice(table).matchAll(/^(\d{10}) 00000 n/gm)].map(([, start]) => Number(start));
  expect(starts.map((start) => /^\d/.exec(pdf.slice(start))?.[0])).toEqual(['1', '2', '3', '4']);
});

test('the length of the content is what it says', () => {
  const [, length, content] = /\/Length (\d+) >>\nstream\n([^]*)\nendstream/.exec(pdf) ?? [];
  expect(content).toHaveLength(Number(length));
});

test('the number stands there in letters, marks of PDF escaped', () => {
  expect(pdf).toContain('(Nomor registrasi: EF2611210001) Tj');
  expect(registrationPdf('A(1)\\')).toContain('(Nomor registrasi: A\\(1\\)\\\\) Tj');
});
