import { isProtectedPdf } from './protectedPdf';

const isProtected = (text: string): boolean =>
  isProtectedPdf(Uint8Array.from(text, (character) => character.charCodeAt(0)));

const body = '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n';

/** A file whose end leads to this, which stands behind `before`. */
const ending = (trailer: string, before = body): string =>
  `${before}${trailer}\nstartxref\n${before.length - before.indexOf('%PDF-')}\n%%EOF\n`;

const table = (entries: string): string => `xref\n0 1\n0000000000 65535 f \ntrailer\n<< ${entries} >>`;
const stream = (entries: string): string =>
  `9 0 obj\n<< /Type /XRef ${entries} >>\nstream\n\x01\x02\nendstream`;

test.each([
  ['a table of references', ending(table('/Size 6 /Root 1 0 R /Encrypt 5 0 R'))],
  ['its dictionary in place', ending(table('/Size 6 /Encrypt<</Filter/Standard/V 2>>/Root 1 0 R'))],
  ['a stream of references', ending(stream('/Size 6 /Encrypt 5 0 R /W [1 2 1]'))],
  ['noise before its mark', ending(table('/Encrypt 5 0 R'), `\r\n\r\n${body}`)],
  ['an update at its end', ending(table('/Encrypt 5 0 R /Prev 9'), ending(table('/Encrypt 5 0 R')))],
  ['brackets in the texts of its trailer', ending(table('/ID [(a>>\\)(b)) <3e3e>] % >>\n/Encrypt 5 0 R'))],
  ['an end that leads nowhere', `${body}${table('/Encrypt 5 0 R')}\nstartxref\n99999\n%%EOF`],
  ['an end that leads elsewhere', `${body}${stream('/Encrypt 5 0 R')}\nstartxref\n3\n%%EOF`],
  ['no end', `${body}${table('/Encrypt 5 0 R')}`],
])('a PDF is protected that says so with %s', (_, text) => {
  expect(isProtected(text)).toBe(true);
});

test.each([
  ['has a plain trailer', ending(table('/Size 6 /Root 1 0 R'))],
  ['has a plain stream of references', ending(stream('/Size 6 /Root 1 0 R'))],
  ['has no trailer', body],
  ['writes of it', ending(table('/Root 1 0 R'), `${body}2 0 obj<</T(/Encrypt 5 0 R trailer)>>endobj\n`)],
  ['holds another one that is', ending(table('/Root 1 0 R'), `${body}${ending(table('/Encrypt 5 0 R'))}`)],
  ['has the word in its metadata', ending(table('/Root 1 0 R /Info <</Encrypt true>> /EncryptNothing 1'))],
  ['was freed from its password by an update', ending(table('/Root 1 0 R'), ending(table('/Encrypt 5 0 R')))],
  ['is nothing at all', ''],
])('one is not that %s', (_, text) => {
  expect(isProtected(text)).toBe(false);
});

test('five megabytes are read at once', () => {
  const filler = '3 0 obj<</Length 9>>stream\n(((<<>>\nendstream endobj\n'.repeat(100_000);
  expect(isProtected(ending(table('/Encrypt 5 0 R'), `${body}${filler}`))).toBe(true);
  expect(isProtected(`${body}${filler}`)).toBe(false);
});
