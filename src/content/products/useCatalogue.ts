import { useEffect } from 'react';
import useSWR, { preload } from 'swr';
import { type Card, fetchCarousel, fetchTabContent, fetchTabs, isApiError } from '../../api';
import type { CarouselBlock, CategoryTabsBlock } from '../../interpreter';
import { categoriesOf, inOrder, type Category } from './cards';

/** Something of the catalogue: on its way, there, or failed. */
export interface Loaded<Data> {
  data: Data | undefined;
  failed: boolean;
  loading: boolean;
  /** Asks once more; resolved when it is there, rejected when it has failed again. */
  reload: () => Promise<Data | undefined>;
}

/** A part of the catalogue: by which key it is known, and how it is asked for. */
interface Part<Data> {
  key: readonly unknown[];
  load: () => Promise<Data>;
}

const carouselOf = ({ categories }: CarouselBlock): Part<readonly Card[]> => ({
  key: ['carousel', categories],
  load: () => fetchCarousel({ categories }),
});

const categoriesIn = ({
  categories,
  excludeFormSlugs = [],
  first = [],
}: CategoryTabsBlock): Part<readonly Category[]> => ({
  key: ['category-tabs', categories, excludeFormSlugs, first],
  load: async () => {
    const [tabs, cards] = await Promise.all([
      fetchTabs({ categories }),
      fetchTabContent({ categories, excludeFormSlugs }),
    ]);
    return categoriesOf(tabs, inOrder(cards, first), first);
  },
});

/** The cards of some categories. */
export const useCarousel = (block: CarouselBlock): Loaded<readonly Card[]> => useCatalogue(carouselOf(block));

/** The cards of some categories by category. */
export const useCategories = (block: CategoryTabsBlock): Loaded<readonly Category[]> =>
  useCatalogue(categoriesIn(block));

/** Asks for what `useCarousel` will ask for next. */
export const preloadCarousel = (block: CarouselBlock): void => preloadPart(carouselOf(block));

/** Asks for what `useCategories` will ask for next. */
export const preloadCategories = (block: CategoryTabsBlock): void => preloadPart(categoriesIn(block));

function preloadPart({ key, load }: Part<unknown>): void {
  // Reported to the next caller.
  Promise.resolve(preload(key, load)).catch(() => undefined);
}

function useCatalogue<Data>({ key, load }: Part<Data>): Loaded<Data> {
  const { data, error, isValidating, mutate } = useSWR<Data, Error>(key, load);
  useEffect(() => {
    // A definition that was dropped in, or saved, during development.
    const onChanged = () => void mutate();
    window.addEventListener('eform:definition-changed', onChanged);
    return () => window.removeEventListener('eform:definition-changed', onChanged);
  }, [mutate]);
  // Only what the back end or the connection did not do is reported as such.
  if (error && !isApiError(error)) throw error;
  return { data, failed: error !== undefined, loading: isValidating, reload: () => mutate() };
}
