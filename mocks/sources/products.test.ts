import { inCatalogueOrder, readProduct } from './products';

const product = {
  id: '3',
  name: 'Tabungan Rencana',
  category: { id: '1', name: 'Tabungan Perorangan', slug: 'tabungan' },
  shortDescription: 'Menabung rutin.',
};
const definition = (part: unknown): string => JSON.stringify({ slug: 'lain', product: part });

test('a product is the card of its definition, under the slug of the file', () => {
  expect(readProduct('rencana', definition(product))).toEqual({ slug: 'rencana', ...product });
});

test.each([
  ['a file that is half saved', '{"product": {"id": "3", "na'],
  ['an empty file', ''],
  ['a file that holds no object', 'null'],
  ['a form without a card', definition(undefined)],
  ['a card without a name', definition({ id: '3' })],
  ['a card whose id is a number', definition({ ...product, id: 3 })],
])('%s has no product', (_, json) => {
  expect(readProduct('rencana', json)).toBeUndefined();
});

test('a category that is not whole is left out, its product is not', () => {
  const part = { ...product, category: { name: 'Tabungan' } };
  expect(readProduct('rencana', definition(part))).toMatchObject({ id: '3', category: undefined });
});

test('the catalogue goes by id, 2 before 10', () => {
  const ids = ['10', '2', '1'].map((id) => ({ ...product, slug: id, id }));
  expect(inCatalogueOrder(ids).map(({ id }) => id)).toEqual(['1', '2', '10']);
});

test('facts go along with the card, those that say nothing left out', () => {
  const facts = { 'Setoran awal': 'Rp 100.000', Biaya: '', Bunga: 5 };
  expect(readProduct('rencana', definition({ ...product, facts }))?.facts).toEqual({
    'Setoran awal': 'Rp 100.000',
  });
});

test.each([
  [{ minutes: 10, fee: 'Gratis' }, 'Gratis, sekitar 10 menit'],
  [{ minutes: 10 }, 'sekitar 10 menit'],
  [{ fee: 'Rp 25.000' }, 'Rp 25.000'],
])('a start page of %j tells on the card what it takes to apply', (start, said) => {
  const json = JSON.stringify({ product: { ...product, facts: { Bunga: '3%' } }, start });
  expect(readProduct('rencana', json)?.facts).toEqual({ Bunga: '3%', Permohonan: said });
});
