import { use, useEffect, useRef, type RefObject, createContext } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Called with a path that a form will soon lead to, so that its code and content are fetched ahead. */
export const PrepareContext = createContext<(path: string) => void>(() => undefined);

/**
 * Whether the visitor came to the page from another page of the portal. The page that a visit opens with, and a page that was
 * reloaded, leave focus and scroll position where the browser puts them.
 */
export const ArrivalContext = createContext(false);

/**
 * The document's title, and the focus of a page that was reached from another one: its heading, so that a screen reader
 * says where the visitor is. Back and Forward keep the scroll position that the browser remembers. The ref is for the heading,
 * or for an element that holds one of level 1.
 */
export function usePageHead<Element extends HTMLElement = HTMLHeadingElement>(
  title: string,
): RefObject<Element | null> {
  const head = useRef<Element>(null);
  const arrived = use(ArrivalContext);
  const returning = useNavigationType() === NavigationType.Pop;
  const { key } = useLocation();
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    if (!arrived) return;
    if (!returning) window.scrollTo({ top: 0 });
    const heading = head.current?.querySelector('h1') ?? head.current;
    heading?.focus({ preventScroll: true });
  }, [arrived, returning, key]);
  return head;
}
