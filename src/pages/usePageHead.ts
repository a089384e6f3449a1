import { use, useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { ArrivalContext } from './arrival';

/**
 * The document's title, and the focus of a page that was reached from another one: its heading, so that a screen reader
 * tells where the visitor is. Back and Forward keep the scroll position that the browser remembers.
 */
export function usePageHead(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const arrived = use(ArrivalContext);
  const returning = useNavigationType() === NavigationType.Pop;
  const { key } = useLocation();
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    if (!arrived) return;
    if (!returning) window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [arrived, returning, key]);
  return heading;
}
