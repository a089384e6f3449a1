import type { Card, Tab } from '../../api';

/** Characters of a description that a card shows. */
const shownCharacters = 100;

/** The first characters of a description, with an ellipsis where more would follow. */
export function cut(text: string): string {
  const characters = [...text];
  return characters.length > shownCharacters ? `${characters.slice(0, shownCharacters).join('')}...` : text;
}

/** Where a card comes among `first`: one of that slug before one of which only the form has it. */
function rankOf({ slug, formSlug }: Card, first: readonly string[]): number {
  const place = first.findIndex((one) => one === slug || one === formSlug);
  if (place < 0) return first.length;
  return first[place] === slug ? place : place + 0.5;
}

/** The cards that come first, by their own slug or their form's, in that order, and then all others as they came. */
export function inOrder(cards: readonly Card[], first: readonly string[]): Card[] {
  return [...cards].sort((a, b) => rankOf(a, first) - rankOf(b, first));
}

/** A tab with the cards under it. */
export interface Category {
  slug: string;
  /** The first word of the category's name. */
  name: string;
  /** All of it. */
  fullName: string;
  cards: readonly Card[];
}

/** The tabs that have cards: those of cards that come first, and then all others as they came. */
export function categoriesOf(
  tabs: readonly Tab[],
  cards: readonly Card[],
  first: readonly string[] = [],
): Category[] {
  const rank = ({ cards: own }: Category): number => Math.min(...own.map((card) => rankOf(card, first)));
  const categories = tabs.flatMap(({ slug, name }) => {
    const own = cards.filter(({ category }) => category?.slug === slug);
    return own.length === 0
      ? []
      : [{ slug, name: name.trim().split(/\s+/)[0] ?? name, fullName: name, cards: own }];
  });
  return categories.sort((a, b) => rank(a) - rank(b));
}
