import { useEffect } from 'react';

/**
 * A form scrolls by itself when its step changes: the browser's memory of where a step was left would win over that. Told before
 * each new entry, which takes it over from the entry that is left.
 */
export function scrollByItself(): void {
  window.history.scrollRestoration = 'manual';
}

/** Whoever leaves the form finds other pages where they stood. */
export function useOwnScrolling(): void {
  useEffect(
    () => () => {
      window.history.scrollRestoration = 'auto';
    },
    [],
  );
}
