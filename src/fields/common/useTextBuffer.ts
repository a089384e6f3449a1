import { useLayoutEffect, useState, type CompositionEvent, type FocusEvent, type RefCallback } from 'react';

import { addBox, removeBox, type Box, type Control, createHistory } from './boxes';
import type { BoxEdit } from './liveNumber';
import { difference, editRaw, type Edit, type Typed } from './rawText';
import { type TextProps } from './types';

/** What the buffer needs to know of the widget. */
export interface TextBufferOptions {
  /** The settled value as the control shows it at rest. */
  settled: string;
  /** What may stay of a text, as it is to be shown; `caret` is where the caret stands in it. */
  filter: (text: string, caret: number) => string;
  /**
   * Whether a half-typed text still stands for the settled value (`'007'` for 7): it is shown as long as it
   * does. Left out: the control always shows the settled value.
   */
  standsForSettled?: (text: string) => boolean;
  /** Whether a text that stands for the settled value outlives leaving the control (a date that is none). */
  keepOnBlur?: (text: string) => boolean;
  /**
   * What the filter has left out is remembered while the control is edited: `onText` is given the text as it was entered, as a whole. Left
   * out: it is given what the filter leaves.
   */
  keepsRaw?: boolean;
  /**
   * The control writes more than was typed (numbers, whose dots come by themselves), so that an edit of what it shows is no edit of what
   * was typed: it is kept as with `keepsRaw`, `standsForSettled` and `keepOnBlur` are asked of it, and what an edit makes of it is said here.
   */
  live?: LiveText | undefined;
  /** The entry that is refused now, as it was entered: the control may show what is left of it. */
  refused?: string | undefined;
  /** After each input, and when a composition ends: the filtered text, or with `keepsRaw` the entered one. */
  onText: (text: string) => void;
  /** The control was left with this text in it. */
  onBlur: (text: string) => void;
}

/** How a control goes on from what was typed into it. */
export interface LiveText {
  edited: (before: Typed, edit: BoxEdit) => Typed;
  /** What comes as a whole: filled in, or set by a program. */
  whole: (text: string) => Typed;
  /** What would have been typed for what is shown. */
  rawOf: (shown: string) => string;
  /** Where the caret stands in what is shown, behind the first 0, 1, 2 … characters of a typed text. */
  placesOf: (raw: string) => readonly number[];
}

/** The props that tie the buffer to an `input` or `textarea`; the same at every drawing. */
export interface TextBufferProps {
  ref: RefCallback<Control>;
  /** What stands in the control at first; afterwards the buffer alone writes into it. */
  defaultValue: string;
  onCompositionStart: (event: CompositionEvent<Control>) => void;
  onCompositionEnd: (event: CompositionEvent<Control>) => void;
  onBlur: (event: FocusEvent<Control>) => void;
}

/** What reports that a text has changed: `change` alone is what some fill-in helpers send. */
const inputs = ['input', 'change'] as const;

/** A text that was not edited, with what would have been typed for it. */
const untouched = ({ live }: TextBufferOptions, shown: string): Typed => ({
  raw: live?.rawOf(shown) ?? shown,
  shown,
});

/** What a half-typed text is compared by: as it was typed, or as it is shown. */
const comparedText = ({ live }: TextBufferOptions, { raw, shown }: Typed): string => (live ? raw : shown);

/** What is reported of a text: what was entered where that is kept, else what is shown. */
const reportedText = ({ live, keepsRaw }: TextBufferOptions, { raw, shown }: Typed): string =>
  live || keepsRaw === true ? raw : shown;

/** What a control shows: a half-typed text as long as it stands for the settled value. */
const shownText = (options: TextBufferOptions, draft: Typed | undefined): string =>
  draft && options.standsForSettled?.(comparedText(options, draft)) === true ? draft.shown : options.settled;

const createTextBuffer = (initial: TextBufferOptions) => {
  let options = initial;
  let control: Control | null = null;
  let untie: (() => void) | undefined;
  /** The text that was last seen in the control. */
  let seen = initial.settled;
  /** The settled text when it was last shown. */
  let settledBefore = initial.settled;
  let draft: Typed | undefined;
  let composing = false;
  /** What stands behind the text in the control. */
  let typed = untouched(initial, seen);
  /** What was selected before the edit that comes. */
  let selection: BoxEdit['selection'];
  /** No edit has come since the control was drawn or left. */
  let isIdle = true;
  /** What had been refused when the edits began: one that leads back to what was shown of it makes no other answer of it. */
  let refused: Typed | undefined;
  const history = createHistory<Typed>();

  /**
   * Writes what is to be seen. A control that shows it already is left alone: writing would put the caret at the end. So is one that
   * holds what it was given without an event, unless the answer is another one now.
   */
  const show = (): void => {
    if (!control || composing) return;
    const { settled } = options;
    if (settled === settledBefore && control.value !== seen) return;
    settledBefore = settled;
    seen = shownText(options, draft);
    if (seen !== typed.shown) typed = untouched(options, seen);
    if (control.value === seen) return;
    control.value = seen;
    if (control !== document.activeElement) history.forget();
  };
  /** Remembers what is refused when edits begin, and forgets it once the same text has been accepted. */
  const beginEdits = (): void => {
    if (!isIdle) return;
    isIdle = false;
    if (options.refused !== undefined) refused = { raw: options.refused, shown: seen };
    else if (refused?.shown === seen) refused = undefined;
  };
  /** Puts a text into the control, and reports it. */
  const holdText = (box: Control, held: Typed, caret: number): void => {
    const next = held.shown === refused?.shown ? refused : held;
    typed = draft = next;
    seen = next.shown;
    put(box, seen, caret);
    options.onText(reportedText(options, next));
    // Later than the value of this event, which its owner draws first: the old one would throw the caret to the end.
    queueMicrotask(show);
  };
  /** Filters the text inside the control and keeps the caret behind the same characters. */
  const settle = (box: Control, edit: EditOf | false): Typed => {
    const entered = box.value;
    const before = typed;
    beginEdits();
    const shown = difference(before.shown, entered, box.selectionStart ?? entered.length);
    const isOfRefused = refused?.shown === before.shown && writesAnew(refused, shown, options);
    // Words alone leave nothing in the box that a key could lead back to.
    if (entered === '' || before.shown === '' || isOfRefused) refused = undefined;
    const next = readBox(box, before, options, edit);
    selection = undefined;
    // What goes on with what is said of the typed text: dots that come by themselves move the places of what is shown.
    const own = options.live ? difference(before.raw, next.raw, next.at?.raw ?? next.raw.length) : shown;
    if (entered !== before.shown) history.keep({ state: before, caret: shown.start + shown.removed }, own);
    holdText(box, next, next.at?.shown ?? next.shown.length);
    return next;
  };
  const onInput = (event: Event): void => {
    event.stopPropagation();
    if (!control || control.value === seen) return;
    beginEdits();
    const edit = editOf(event, selection);
    if (composing) {
      seen = control.value;
      options.onText(reportedText(options, readBox(control, typed, options, edit && {})));
    } else settle(control, edit);
  };
  const turn = (way: 'undo' | 'redo'): void => {
    if (!control || composing) return;
    const caret = control.selectionStart ?? control.value.length;
    const moment = history[way]({ state: typed, caret });
    if (moment) holdText(control, moment.state, moment.caret);
  };

  const listeners: BoxListeners = {
    onInput,
    onBeforeInput: () => {
      if (composing || !control || !options.live) return;
      selection = [control.selectionStart ?? 0, control.selectionEnd ?? 0];
    },
    look: () => {
      if (!composing && control && !control.readOnly && control.value !== seen) settle(control, false);
    },
    undo: () => turn('undo'),
    redo: () => turn('redo'),
  };
  const props: TextBufferProps = {
    ref: (box) => {
      untie?.();
      control = box;
      untie = box ? listen(box, listeners) : undefined;
      if (!box) return;
      if (box.value !== seen) box.value = seen;
      show();
    },
    defaultValue: initial.settled,
    onCompositionStart() {
      composing = true;
      selection = undefined;
    },
    onCompositionEnd({ currentTarget: box }) {
      composing = false;
      settle(box, {});
    },
    onBlur({ currentTarget: box }) {
      const isUnread = composing || (box.value !== seen && !box.readOnly);
      const idle = draft?.shown === box.value ? draft : untouched(options, box.value);
      const left = isUnread ? settle(box, composing && {}) : idle;
      composing = false;
      isIdle = true;
      typed = untouched(options, left.shown);
      history.rest();
      if (!options.keepOnBlur?.(comparedText(options, left))) draft = undefined;
      options.onBlur(left.shown);
      queueMicrotask(show);
    },
  };
  return {
    props,
    follow: (next: TextBufferOptions): void => {
      options = next;
      show();
    },
  };
};

/** What is known of an edit beside the text that it has made. */
type EditOf = Pick<BoxEdit, 'selection' | 'forward'>;

/** Most characters of a refused text of which it is known where signs were left out. */
const longest = 500;

/** Whether an edit of a refused text deletes what stands beside signs that were left out: that place is written anew. */
const writesAnew = (
  { raw }: Typed,
  { start, removed }: Edit,
  { filter, live }: TextBufferOptions,
): boolean => {
  if (removed === 0 || raw.length > longest) return removed > 0;
  const places =
    live?.placesOf(raw) ??
    Array.from({ length: raw.length + 1 }, (_, end) => filter(raw.slice(0, end), end).length);
  return places.some(
    (place, index) => place === places[index + 1] && place >= start && place <= start + removed,
  );
};

/** The edit that an event reports. A text that a program fills in is taken as a whole. */
const editOf = (event: Event, selection: BoxEdit['selection']): EditOf | false =>
  'inputType' in event &&
  event.inputType !== '' && { selection, forward: /^delete.*Forward$/.test(String(event.inputType)) };

/** What a control holds now, read; `edit`: as an edit of what it held before, `false`: as a text as a whole. */
const readBox = (box: Control, before: Typed, options: TextBufferOptions, edit: EditOf | false): Typed => {
  const caret = box.selectionStart ?? box.value.length;
  const { live, keepsRaw } = options;
  if (live) return edit ? live.edited(before, { text: box.value, caret, ...edit }) : live.whole(box.value);
  const filter = (text: string): string => options.filter(text, caret);
  if (edit && keepsRaw) return editRaw(before, box.value, caret, filter);
  const shown = filter(box.value);
  const at = { raw: caret, shown: Math.min(filter(box.value.slice(0, caret)).length, shown.length) };
  return { raw: keepsRaw ? box.value : shown, shown, at };
};

interface BoxListeners extends Box {
  onInput: (event: Event) => void;
  onBeforeInput: () => void;
}

/** Ties a control to what listens to it; gives what unties it. */
const listen = (box: Control, { onInput, onBeforeInput, ...ways }: BoxListeners): (() => void) => {
  inputs.forEach((name) => box.addEventListener(name, onInput));
  box.addEventListener('beforeinput', onBeforeInput);
  addBox(box, ways);
  return () => {
    inputs.forEach((name) => box.removeEventListener(name, onInput));
    box.removeEventListener('beforeinput', onBeforeInput);
    removeBox(box);
  };
};

/** Writes a text into a control that holds another one, and puts the caret. */
const put = (box: Control, text: string, caret: number): void => {
  if (box.value === text) return;
  box.value = text;
  box.setSelectionRange(caret, caret);
};

/**
 * The edit buffer: what is on screen may differ from the settled value while an input method composes, and while
 * a number or a date is half typed; it ends with the composition, and when the control is left. The value is
 * settled at every event all the same: during a composition with the filtered text, while the raw one stays on
 * screen (rewriting it would make the input method insert its letters again).
 *
 * The buffer listens to the control itself, and writes into it. React takes no part: it would rewrite the control's name at every key,
 * after which the browser looks through all controls of the form, 3 ms a key among 1,000.
 */
export const useTextBuffer = (options: TextBufferOptions): TextBufferProps => {
  const [buffer] = useState(() => createTextBuffer(options));
  useLayoutEffect(() => buffer.follow(options));
  return buffer.props;
};

/** The edit buffer of a plain text: it differs from the answer during a composition, and while literals are missing. */
export const useText = (props: TextProps): TextBufferProps => {
  const { value, filter, standsForValue, entered, onChange, onBlur } = props;
  return useTextBuffer({
    settled: value,
    filter,
    keepsRaw: true,
    refused: entered,
    standsForSettled: standsForValue,
    onText: onChange,
    onBlur,
  });
};
