import type { ListEntry } from './answers';
import { callList } from './client';
import { isObject, isSlug } from '../language';

/** A product on the home page. */
export interface Card {
  id: string;
  name: string;
  slug?: string;
  /** As stored; `fileUrl` makes an address of it. */
  featuredImage?: string;
  /** Names the form that the card leads to; a card without one has no link. */
  formSlug?: string;
  shortDescription?: string;
  informationButtonText?: string;
  category?: { slug: string };
  /** What matters most about it, by what each is called. */
  facts?: readonly (readonly [string, string])[];
}

export interface Tab {
  id: string;
  name: string;
  slug: string;
}

/** Which products: slugs of categories, none for all. */
export interface CatalogueFilter {
  categories: readonly string[];
}

/** POST /api/carousel. Throws as `callList` does. */
export async function fetchCarousel({ categories }: CatalogueFilter): Promise<Card[]> {
  return readCards(await callList('carousel', { categories }));
}

/** POST /api/tab-trigger. Throws as `callList` does. */
export async function fetchTabs({ categories }: CatalogueFilter): Promise<Tab[]> {
  return readTabs(await callList('tab-trigger', { categories }));
}

/** POST /api/tab-content: the cards of all tabs at once, each with its category. Throws as `callList` does. */
export async function fetchTabContent({
  categories,
  excludeFormSlugs,
}: CatalogueFilter & { excludeFormSlugs: readonly string[] }): Promise<Card[]> {
  return readCards(await callList('tab-content', { categories, excludeFormSlugs }));
}

/** An entry without id, name or slug is left out. */
export function readTabs(entries: readonly ListEntry[]): Tab[] {
  return entries.flatMap((entry) => {
    const id = idOf(entry);
    const name = textOf(entry.name);
    const slug = textOf(entry.slug);
    return id && name && slug ? [{ id, name, slug }] : [];
  });
}

/** An entry without id or name is left out; any other part that is not as it should be is missing from its card. */
export function readCards(entries: readonly ListEntry[]): Card[] {
  return entries.flatMap((entry) => {
    const id = idOf(entry);
    const name = textOf(entry.name);
    if (!id || !name) return [];
    const formSlug = textOf(entry.formSlug);
    const category = isObject(entry.category) ? textOf(entry.category.slug) : undefined;
    const card: Card = {
      id,
      name,
      slug: textOf(entry.slug),
      featuredImage: textOf(entry.featuredImage),
      formSlug: formSlug && isSlug(formSlug) ? formSlug : undefined,
      shortDescription: textOf(entry.shortDescription),
      informationButtonText: textOf(entry.informationButtonText),
      category: category === undefined ? undefined : { slug: category },
      facts: factsOf(entry.facts),
    };
    return [card];
  });
}

function factsOf(facts: unknown): Card['facts'] {
  if (!isObject(facts)) return undefined;
  const texts = Object.entries(facts).flatMap(([name, value]) => {
    const text = textOf(value);
    return text === undefined ? [] : [[name, text] as const];
  });
  return texts.length > 0 ? texts : undefined;
}

function idOf({ id }: ListEntry): string | undefined {
  return typeof id === 'number' ? String(id) : textOf(id);
}

/** A text that is not blank. */
function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}
