import {
  useRef,
  useState,
  useSyncExternalStore,
  type ChangeEvent,
  type CompositionEvent,
  type FocusEvent,
  type FormEvent,
} from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement;

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
  /** After each input, and when a composition ends: the filtered text. */
  onText: (text: string) => void;
  /** The control was left with this text in it. */
  onBlur: (text: string) => void;
}

interface Draft {
  text: string;
  composing: boolean;
}

/**
 * The draft of one control. Not a React state, which would be drawn at once: a draft that comes to the screen before the value of
 * the same event is taken for an old one, and the settled text of before stands in the control for a moment, which throws the
 * caret to the end. It is drawn with the value; where that stays, by `draw`.
 */
const keepDraft = () => {
  let draft: Draft | undefined;
  const listeners = new Set<() => void>();
  return {
    current: () => draft,
    put: (next: Draft | undefined): void => {
      draft = next;
    },
    draw: (): void => listeners.forEach((listener) => listener()),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

/** The props that tie the buffer to a controlled `input` or `textarea`. */
export interface TextBufferProps {
  value: string;
  onChange: (event: ChangeEvent<Control> | FormEvent<Control>) => void;
  onCompositionStart: (event: CompositionEvent<Control>) => void;
  onCompositionEnd: (event: CompositionEvent<Control>) => void;
  onBlur: (event: FocusEvent<Control>) => void;
}

/**
 * Filters the text inside the control and keeps the caret behind the same characters. React leaves a control alone
 * whose text is already what it is about to write; otherwise it would put the caret at the end.
 */
const filterInPlace = (control: Control, filter: TextBufferOptions['filter']): string => {
  const raw = control.value;
  const caret = control.selectionStart ?? raw.length;
  const text = filter(raw, caret);
  if (text !== raw) {
    const behind = Math.min(filter(raw.slice(0, caret), caret).length, text.length);
    control.value = text;
    control.setSelectionRange(behind, behind);
  }
  return text;
};

/**
 * The edit buffer: what is on screen may differ from the settled value while an input method composes, and while
 * a number or a date is half typed; it ends with the composition, and when the control is left. The value is
 * settled at every event all the same: during a composition with the filtered text, while the raw one stays on
 * screen (rewriting it would make the input method insert its letters again).
 */
export const useTextBuffer = (options: TextBufferOptions): TextBufferProps => {
  const { settled, filter, standsForSettled, keepOnBlur, onText, onBlur } = options;
  const [drafts] = useState(keepDraft);
  const draft = useSyncExternalStore(drafts.subscribe, drafts.current);
  const composing = useRef(false);
  const setDraft = (next: Draft | undefined): void => {
    drafts.put(next);
    drafts.draw();
  };

  const settle = (control: Control): string => {
    const text = filterInPlace(control, filter);
    const valueStays = text === settled || standsForSettled?.(text) === true;
    drafts.put(standsForSettled && { text, composing: false });
    onText(text);
    // A value that changes is drawn by whoever holds it.
    if (valueStays) drafts.draw();
    return text;
  };

  const draftIsShown = draft && (draft.composing || standsForSettled?.(draft.text));

  return {
    value: draftIsShown ? draft.text : settled,
    onChange({ currentTarget: control }) {
      if (!composing.current) {
        settle(control);
        return;
      }
      setDraft({ text: control.value, composing: true });
      onText(filter(control.value, control.selectionStart ?? control.value.length));
    },
    onCompositionStart({ currentTarget: control }) {
      composing.current = true;
      setDraft({ text: control.value, composing: true });
    },
    onCompositionEnd({ currentTarget: control }) {
      composing.current = false;
      settle(control);
      drafts.draw();
    },
    onBlur({ currentTarget: control }) {
      const text = composing.current ? settle(control) : control.value;
      composing.current = false;
      if (!keepOnBlur?.(text)) setDraft(undefined);
      onBlur(text);
    },
  };
};
