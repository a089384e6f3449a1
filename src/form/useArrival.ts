import { useEffect, useRef, type RefObject } from 'react';
import { fieldIds, rowTitleId, focusField } from '../fields/common/fieldIds';
import { useActivity } from './SessionContext';
import { useFinish } from './useMounting';

/** Pixels from the top to which the page scrolls when the step changes. */
const scrollTop = 150;

/** Once a page of a form is shown: scrolls, and takes the focus to where the visitor goes on; all of it is there before print. */
export function useArrival(heading: RefObject<HTMLHeadingElement | null>): void {
  const finish = useFinish();
  const focus = useActivity((now) => now.focus);
  const arrive = useRef(() => {
    if (focus === 'none') return;
    window.scrollTo({ top: scrollTop });
    if (focus === 'heading') {
      heading.current?.focus({ preventScroll: true });
      return;
    }
    finish();
    if ('field' in focus) focusField(focus.field);
    else {
      const { rows, slot } = focus.card;
      const card = document.getElementById(rowTitleId(fieldIds(rows).control, slot));
      (card ?? heading.current)?.focus();
    }
  });
  useEffect(() => arrive.current(), []);
  useEffect(() => {
    window.addEventListener('beforeprint', finish);
    return () => window.removeEventListener('beforeprint', finish);
  });
}
