import type { FocusEvent, KeyboardEvent } from 'react';
import { hasTouch } from '../fields/common/hasTouch';
import { fieldClasses } from '../theme';

/** What the keys do in a page of questions. */
interface QuestionKeys {
  onFocus: (event: FocusEvent<HTMLElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** What the Enter key says in a box behind which another control can be answered. */
const before = 'next';

/**
 * Keys in the element around the questions of a step or of a row. `finish` draws what waits to be drawn, before Tab or Enter looks for
 * what comes next; `last` is what the Enter key says in the last box. On a screen keyboard Enter moves to the next control that can be
 * answered; in the last one, and on all other keyboards, it is left to the browser, which submits the form. In boxes of several lines and
 * in open lists it stays Enter.
 */
export const questionKeys = (finish: () => void, last: 'go' | 'done' = 'go'): QuestionKeys => ({
  onFocus: ({ currentTarget: page, target }) => {
    const shown = target.getAttribute('enterkeyhint');
    if ((shown !== last && shown !== before) || !hasTouch()) return;
    const says = nextControl(page, target) ? before : last;
    if (shown !== says) target.setAttribute('enterkeyhint', says);
  },
  onKeyDown: (event) => {
    const { key, currentTarget: page, target, nativeEvent } = event;
    if (key === 'Tab') finish();
    if (key !== 'Enter' || event.isDefaultPrevented() || nativeEvent.isComposing) return;
    if (!(target instanceof HTMLInputElement) || !hasTouch()) return;
    const isListOpen = target.getAttribute('aria-expanded') === 'true';
    if (!isListOpen) finish();
    const next = isListOpen ? undefined : nextControl(page, target);
    if (isListOpen || next) event.preventDefault();
    next?.focus();
  },
});

/** The first control behind the field of another one that can be answered. */
function nextControl(page: Element, from: Element): HTMLElement | undefined {
  const frame = from.closest('[data-field]');
  // The fields of rows have frames of their own, inside that of the group.
  const frames = [...page.querySelectorAll('[data-field]:not([data-field-type="rows"])')];
  const at = frame ? frames.indexOf(frame) : -1;
  if (at < 0) return undefined;
  for (const later of frames.slice(at + 1)) {
    const control = controlIn(later);
    if (control) return control;
  }
  return undefined;
}

function controlIn(frame: Element): HTMLElement | undefined {
  const body = frame.querySelector(`.${fieldClasses.body}`);
  if (!body || body.querySelector('[aria-readonly="true"], [data-readonly]')) return undefined;
  const controls = [
    ...body.querySelectorAll<HTMLElement>('input:checked'),
    ...body.querySelectorAll<HTMLElement>('input, select, textarea, button'),
  ];
  return controls.find(
    (control) => control.tabIndex >= 0 && !control.matches(':disabled, [readonly], [aria-disabled="true"]'),
  );
}
