import type { Card } from '../../api';
import type { Category } from './cards';
import { cardsFor } from './search';

const card = (id: string, name: string, more: Partial<Card> = {}): Card => ({ id, name, ...more });
const rencana = card('1', 'Tabungan Rencana', { shortDescription: 'Menabung setiap bulan.' });
const giro = card('2', 'Giro Préma', { facts: [['Setoran awal', 'Rp 500.000']] });
const usaha = card('3', 'Modal Kerja', { shortDescription: 'Kredit untuk usaha yang menabung stok.' });
const categories: Category[] = [
  { slug: 'tabungan', name: 'Simpanan', fullName: 'Simpanan Perorangan', cards: [usaha, rencana, giro] },
  { slug: 'kredit', name: 'Kredit', fullName: 'Kredit Usaha', cards: [usaha] },
];
const found = (query: string) => cardsFor(query, categories).map(({ name }) => name);

test.each([
  ['a part of the name', 'renc', ['Tabungan Rencana']],
  ['the words in any order', 'rencana tabungan', ['Tabungan Rencana']],
  ['large letters and missing accents', ' GIRO prema ', ['Giro Préma']],
  ['the description', 'stok', ['Modal Kerja']],
  ['a fact', 'setoran awal', ['Giro Préma']],
  ['the category', 'perorangan', ['Modal Kerja', 'Tabungan Rencana', 'Giro Préma']],
  ['nothing that a product says', 'asuransi', []],
])('products are found by %s', (_, query, names) => {
  expect(found(query)).toEqual(names);
});

test('a product whose name says it comes before one whose text does, and each comes once', () => {
  expect(found('abung')).toEqual(['Tabungan Rencana', 'Modal Kerja']);
});
