import type { Card, Tab } from '../../api';

/** Characters of a description that a card shows. */
const shownCharacters = 100;

/** The first characters of a description, with an ellipsis where more would follow. */
export function cut(text: string): string {
  const characters = [...text];
  return characters.length > shownCharacters ? `${characters.slice(0, shownCharacters).join('')}...` : text;
}

/** The cards whose forms come first, in that order, and then all others as they came. */
export function inOrder(cards: readonly Card[], first: readonly string[]): Card[] {
  const rank = ({ formSlug }: Card): number => {
    const place = formSlug === undefined ? -1 : first.indexOf(formSlug);
    return place < 0 ? first.length : place;
  };
  return [...cards].sort((a, b) => rank(a) - rank(b));
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

/** The tabs that have cards, in the order of the tabs. */
export function categoriesOf(tabs: readonly Tab[], cards: readonly Card[]): Category[] {
  return tabs.flatMap(({ slug, name }) => {
    const own = cards.filter(({ category }) => category?.slug === slug);
    return own.length === 0
      ? []
      : [{ slug, name: name.trim().split(/\s+/)[0] ?? name, fullName: name, cards: own }];
  });
}
