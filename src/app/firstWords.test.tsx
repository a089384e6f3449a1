import { setImmediate } from 'node:timers';
import { firstWords } from './firstWords';

jest.mock('../fields/text/Widget', () => ({
  ...jest.requireActual<object>('../fields/text/Widget'),
  EmailWidget: () => {
    throw new TypeError('no such property');
  },
}));

// The build draws in Node.
Object.assign(globalThis, { setImmediate });

const settings = { baseUrl: '', filesUrl: '' };

/** The words of a product with one step, by the steps that an address may name. */
const wordsOf = async (change: object, block: object = { type: 'text', name: 'nama', label: 'Nama' }) => {
  const definition = {
    version: 1,
    slug: 'kecil',
    title: 'Permohonan Kecil',
    subProductId: 'KECIL-01',
    steps: [{ id: 'satu', title: 'Langkah satu', blocks: [block] }],
    ...change,
  };
  const words = await firstWords('/form/kecil', new Map([['kecil', JSON.stringify(definition)]]), settings);
  return words.map(({ steps, markup }) => [steps, /<h1[^>]*>(.*?)<\/h1>/.exec(markup)?.[1]]);
};

test('a form shows its first step, also to an address that names none', async () => {
  expect(await wordsOf({})).toEqual([[[null, 'satu'], 'Langkah satu']]);
});

test('a form with a start page shows that where the address names no step', async () => {
  expect(await wordsOf({ start: { minutes: 5 } })).toEqual([
    [[null], 'Permohonan Kecil'],
    [['satu'], 'Langkah satu'],
  ]);
});

test('a definition that is broken has no words', async () => {
  expect(await wordsOf({ steps: [] })).toEqual([]);
  expect(await firstWords('/form/kecil', new Map([['kecil', '{']]), settings)).toEqual([]);
  expect(await firstWords('/form/tidak-ada', new Map(), settings)).toEqual([]);
  expect(await firstWords('/tidak-ada', new Map(), settings)).toEqual([]);
});

test('a fault of the drawing is reported, and not left to the browser', async () => {
  const block = { type: 'email', name: 'surel', label: 'Email' };
  await expect(wordsOf({}, block)).rejects.toThrow('no such property');
});

test('what depends on the day of the build is left to the day of the visit', async () => {
  const hint = (formula: string) => ({
    type: 'text',
    name: 'nama',
    label: 'Nama',
    guideText: `Hari {${formula}}`,
  });
  expect(await wordsOf({}, hint("formatDate(today(), 'd MMMM yyyy')"))).toEqual([]);
  expect(await wordsOf({}, hint("formatDate('2026-11-23', 'd MMMM yyyy')"))).toHaveLength(1);
});

test('an address that gives answers, and a device that keeps some, are distinguished', async () => {
  const definition = {
    version: 1,
    slug: 'kecil',
    title: 'Permohonan Kecil',
    subProductId: 'KECIL-01',
    query: { cabang: { sets: 'nama' } },
    steps: [{ id: 'satu', title: 'Satu', blocks: [{ type: 'text', name: 'nama', label: 'Nama' }] }],
  };
  const [words] = await firstWords('/form/kecil', new Map([['kecil', JSON.stringify(definition)]]), settings);
  expect(words).toMatchObject({
    path: '/form/kecil',
    reads: ['row', 'cabang'],
    keeps: ['eform:kecil', 'eform:kecil:receipt'],
  });
});
