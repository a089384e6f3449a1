import type { Card, Tab } from '../../api';
import { categoriesOf, cut, inOrder } from './cards';

const card = (formSlug: string | undefined, category = 'tabungan'): Card => ({
  id: formSlug ?? 'tanpa',
  name: formSlug ?? 'Tanpa Formulir',
  formSlug,
  category: { slug: category },
});
const tab = (slug: string, name: string): Tab => ({ id: slug, slug, name });

test('a description is cut after 100 characters and ends in three dots', () => {
  expect(cut('a'.repeat(100))).toBe('a'.repeat(100));
  expect(cut('a'.repeat(101))).toBe(`${'a'.repeat(100)}...`);
  expect(cut('👍'.repeat(101))).toBe(`${'👍'.repeat(100)}...`);
});

test('the forms that the block names come first, the others as they came', () => {
  const cards = ['b', undefined, 'tandamata', 'a', 'utama'].map((slug) => card(slug));
  const slugs = inOrder(cards, ['utama', 'tandamata']).map(({ formSlug }) => formSlug);
  expect(slugs).toEqual(['utama', 'tandamata', 'b', undefined, 'a']);
});

test("a product comes first by its own slug, else by its form's", () => {
  const of = (slug: string | undefined, formSlug: string, category = 'tabungan'): Card => ({
    ...card(formSlug, category),
    slug,
  });
  const cards = [of('berjangka', 'tandamata'), of('tandamata', 'rekening'), of(undefined, 'lain')];
  const slugs = inOrder(cards, ['tandamata']).map(({ slug }) => slug);
  expect(slugs).toEqual(['tandamata', 'berjangka', undefined]);
});

test('the tab of what comes first is the first one, the others stay as they came', () => {
  const cards = inOrder(
    [card('a', 'kredit'), card('b', 'kartu'), card('tandamata'), card('c')],
    ['tandamata'],
  );
  const tabs = [tab('kredit', 'Kredit'), tab('kartu', 'Kartu'), tab('tabungan', 'Tabungan')];
  const slugs = (first: readonly string[]) => categoriesOf(tabs, cards, first).map(({ slug }) => slug);
  expect(slugs(['tandamata'])).toEqual(['tabungan', 'kredit', 'kartu']);
  expect(slugs([])).toEqual(['kredit', 'kartu', 'tabungan']);
});

test("a tab is named by the first word of its category's name", () => {
  const cards = [card('a'), card('b', 'kartu')];
  const tabs = [tab('tabungan', 'Tabungan Perorangan'), tab('kartu', '  Kartu\u00a0Kredit Pemerintah')];
  expect(categoriesOf(tabs, cards)).toEqual([
    { slug: 'tabungan', name: 'Tabungan', fullName: 'Tabungan Perorangan', cards: [cards[0]] },
    { slug: 'kartu', name: 'Kartu', fullName: '  Kartu\u00a0Kredit Pemerintah', cards: [cards[1]] },
  ]);
});

test('a tab without cards is left out, and a card without a tab of its own', () => {
  const tabs = [tab('kosong', 'Kosong'), tab('tabungan', 'Tabungan')];
  const categories = categoriesOf(tabs, [card('a'), card('b', 'lain')]);
  expect(categories.map(({ slug, cards }) => [slug, cards.length])).toEqual([['tabungan', 1]]);
});
