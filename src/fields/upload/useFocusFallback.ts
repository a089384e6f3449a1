import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * For an element that goes by itself or by its own button: when it goes while focus is in it, focus moves to the element `id`
 * instead of falling to the top of the page.
 */
export const useFocusFallback = <E extends HTMLElement>(id: string): RefObject<E | null> => {
  const ref = useRef<E>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      // React is deaf to events while it removes elements: the other one is to notice its focus.
      if (element?.contains(document.activeElement))
        queueMicrotask(() => document.getElementById(id)?.focus());
    };
  }, [id]);
  return ref;
};
