import { type Product } from '../sources/products';
import { openBank } from '../testing/bank';

const { sources, post } = openBank();
const savings = { id: '1', name: 'Tabungan Perorangan', slug: 'tabungan' };
const credits = { id: '2', name: 'Kredit Usaha', slug: 'kredit' };
const product = (slug: string, category?: Product['category']): Product => ({
  slug,
  id: slug,
  name: slug,
  category,
});

beforeEach(() => {
  sources.readProducts = () =>
    Promise.resolve([product('a', savings), product('b', credits), product('c', savings), product('d')]);
});
const slugsIn = (json: unknown): string[] =>
  [...JSON.stringify(json).matchAll(/"formSlug":"(.)"/g)].map(([, s]) => s ?? '');

test('no category gives all cards, each with the slug of its form', async () => {
  const [, json] = await post('carousel', { categories: [] });
  expect(slugsIn(json)).toEqual(['a', 'b', 'c', 'd']);
  expect(json).toMatchObject({ data: [{ id: 'a', name: 'a', slug: 'a', formSlug: 'a' }, {}, {}, {}] });
});

test('categories choose by slug', async () => {
  expect(slugsIn((await post('carousel', { categories: ['kredit'] }))[1])).toEqual(['b']);
});

test('the category that is asked for first comes first', async () => {
  expect(slugsIn((await post('carousel', { categories: ['kredit', 'tabungan', 'kredit'] }))[1])).toEqual([
    'b',
    'a',
    'c',
  ]);
});

test('a file that is dropped in between two requests is in the second answer', async () => {
  sources.readProducts = () => Promise.resolve([product('e', savings)]);
  expect(slugsIn((await post('carousel', { categories: [] }))[1])).toEqual(['e']);
});

test('each category is one tab', async () => {
  expect((await post('tab-trigger', { categories: [] }))[1]).toMatchObject({ data: [savings, credits] });
});

test('the content of tabs says the category, and leaves out what is excluded and what has none', async () => {
  const [, json] = await post('tab-content', { categories: [], excludeFormSlugs: ['a'] });
  expect(slugsIn(json)).toEqual(['b', 'c']);
  expect(json).toMatchObject({
    data: { data: [{ category: { slug: 'kredit' } }, { category: { slug: 'tabungan' } }] },
  });
});
