import { useEffect } from 'react';
import useSWR from 'swr';
import { type Card, fetchCarousel, fetchTabContent, fetchTabs } from '../../api';
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

/** The cards of some categories. */
export function useCarousel({ categories }: CarouselBlock): Loaded<readonly Card[]> {
  return useCatalogue(['carousel', categories], () => fetchCarousel({ categories }));
}

/** The cards of some categories by category. */
export function useCategories({
  categories,
  excludeFormSlugs = [],
  first = [],
}: CategoryTabsBlock): Loaded<readonly Category[]> {
  return useCatalogue(['category-tabs', categories, excludeFormSlugs, first], async () => {
    const [tabs, cards] = await Promise.all([
      fetchTabs({ categories }),
      fetchTabContent({ categories, excludeFormSlugs }),
    ]);
    return categoriesOf(tabs, inOrder(cards, first));
  });
}

function useCatalogue<Data>(key: readonly unknown[], load: () => Promise<Data>): Loaded<Data> {
  const { data, error, isValidating, mutate } = useSWR<Data, Error>(key, load);
  useEffect(() => {
    // A definition that was dropped in, or saved, during development.
    const onChanged = () => void mutate();
    window.addEventListener('eform:definition-changed', onChanged);
    return () => window.removeEventListener('eform:definition-changed', onChanged);
  }, [mutate]);
  return { data, failed: error !== undefined, loading: isValidating, reload: () => mutate() };
}
