import { useEffect } from 'react';
import useSWR, { preload } from 'swr';
import { fetchCarousel, type Card } from '../../api';

const key = 'product-cards';

const fetchCards = (): Promise<readonly Card[]> => fetchCarousel({ categories: [] });

/** Begins the fetch of the cards; `useProductCards` waits for the same answer. */
export function preloadProductCards(): void {
  // A failure is told by the hook.
  preload(key, fetchCards).catch(() => undefined);
}

/** The cards of all products; `reload` asks for them once more, and is resolved when they are there or have failed. */
export function useProductCards() {
  const { data, error, isValidating, mutate } = useSWR<readonly Card[], Error>(key, fetchCards);
  useEffect(() => {
    // A definition that was dropped in, or saved, during development.
    const onChanged = () => void mutate();
    window.addEventListener('eform:definition-changed', onChanged);
    return () => window.removeEventListener('eform:definition-changed', onChanged);
  }, [mutate]);
  return { cards: data, failed: error !== undefined, loading: isValidating, reload: () => mutate() };
}
