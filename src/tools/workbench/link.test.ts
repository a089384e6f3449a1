import { holdsForm, packForm, unpackForm } from './link';

const form = { text: '{"title":"Contoh – “kutip” é"}', guests: [['lain', '{}']] as const };

test('a form comes out of a link as it went in', async () => {
  const fragment = await packForm(form);
  expect(holdsForm(fragment)).toBe(true);
  expect(fragment).toMatch(/^#d=[\w-]+$/);
  expect(await unpackForm(fragment)).toEqual(form);
});

test.each(['#d=', '#d=abc', '#d=%%%', '#', '#d=eyJ9'])('%s holds none', async (fragment) => {
  expect(await unpackForm(fragment)).toBeUndefined();
});

test('what was cut off, or is larger than any definition, is no form', async () => {
  const fragment = await packForm(form);
  expect(await unpackForm(fragment.slice(0, -6))).toBeUndefined();
  const bomb = await packForm({ text: ' '.repeat(5 * 1024 * 1024), guests: [] });
  expect(bomb.length).toBeLessThan(20_000);
  expect(await unpackForm(bomb)).toBeUndefined();
});
