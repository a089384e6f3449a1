import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * The document's title, and the focus of a page that was reached from another one: its heading, so that a screen reader
 * tells where the visitor is. The first page of a visit leaves focus where the browser puts it.
 */
export function usePageHead(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  const arrived = key !== 'default';
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    if (!arrived) return;
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [arrived]);
  return heading;
}
