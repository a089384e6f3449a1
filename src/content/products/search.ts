import type { Card } from '../../api';
import type { Category } from './cards';

/** Small letters without accents, as people type them. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** All that a card says. */
function wordsOf(card: Card, category: string): string {
  const facts = (card.facts ?? []).map((fact) => fact.join(' '));
  return plain([card.name, category, card.shortDescription ?? '', ...facts].join(' '));
}

/** The cards that say every word of `query`, those whose name says them all first; each product once. */
export function cardsFor(query: string, categories: readonly Category[]): Card[] {
  const asked = plain(query).split(/\s+/).filter(Boolean);
  const says = (text: string): boolean => asked.every((word) => text.includes(word));
  const hits = new Map<string, Card>();
  for (const { fullName, cards } of categories) {
    for (const card of cards) if (says(wordsOf(card, fullName))) hits.set(card.id, card);
  }
  const rank = ({ name }: Card): number => (says(plain(name)) ? 0 : 1);
  return [...hits.values()].sort((a, b) => rank(a) - rank(b));
}
