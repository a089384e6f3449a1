import type { Edit } from './rawText';

/** A control that is typed into. */
export type Control = HTMLInputElement | HTMLTextAreaElement;

/** What the page asks of the boxes that it shows. */
export interface Box {
  /** Reads a text that was set without any event, as some password managers do. */
  look: () => void;
  undo: () => void;
  redo: () => void;
}

const boxes = new Map<EventTarget, Box>();

const lookAtAll = (): void => boxes.forEach((box) => box.look());

const boxOf = ({ target }: Event): Box | undefined =>
  target !== null && !(target as Control).readOnly ? boxes.get(target) : undefined;

/** The browser's own history of a control ends when a text is written into it. */
const onKey = (event: KeyboardEvent): void => {
  const key = event.key.toLowerCase();
  if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return;
  turn(event, key === 'y' || event.shiftKey ? 'redo' : 'undo');
};

const onBeforeInput = (event: InputEvent): void => {
  if (event.inputType === 'historyUndo') turn(event, 'undo');
  if (event.inputType === 'historyRedo') turn(event, 'redo');
};

const turn = (event: Event, way: 'undo' | 'redo'): void => {
  const box = boxOf(event);
  if (!box) return;
  event.preventDefault();
  box[way]();
};

/** In the capture phase: what was set is read before it is sent or stored. One listener serves all boxes of a form. */
const watch = (): void => {
  window.addEventListener('submit', lookAtAll, true);
  window.addEventListener('pagehide', lookAtAll, true);
  window.addEventListener('keydown', onKey, true);
  window.addEventListener('beforeinput', onBeforeInput, true);
};

/** Ties a control to its box for as long as it is shown. */
export const addBox = (control: Control, box: Box): void => {
  if (boxes.size === 0) watch();
  boxes.set(control, box);
};

/** Unties a control that goes. */
export const removeBox = (control: Control): void => void boxes.delete(control);

/** A moment of a control that can be brought back. */
interface Moment<T> {
  state: T;
  caret: number;
}

/** What is undone and done again in one control. */
interface EditHistory<T> {
  /** Keeps the moment before an edit, unless the edit goes on with the last one. */
  keep: (before: Moment<T>, edit: Edit) => void;
  /** The moment before the last edits; `now` can be brought back by `redo`. */
  undo: (now: Moment<T>) => Moment<T> | undefined;
  redo: (now: Moment<T>) => Moment<T> | undefined;
  /** The next edit begins a run of its own. */
  rest: () => void;
  forget: () => void;
}

const mostMoments = 100;

/** A history in which nothing was done yet. */
export function createHistory<T>(): EditHistory<T> {
  let past: Moment<T>[] = [];
  let future: Moment<T>[] = [];
  /** Where the last edit has ended, and whether it was a key that writes or one that deletes. */
  let last: { writes: boolean; at: number } | undefined;
  const rest = (): void => {
    last = undefined;
  };
  const move = (from: Moment<T>[], to: Moment<T>[], now: Moment<T>): Moment<T> | undefined => {
    const moment = from.pop();
    if (moment) to.push(now);
    rest();
    return moment;
  };
  return {
    keep: (before, { start, removed, inserted }) => {
      const writes = removed === 0;
      const isKey = writes ? [...inserted].length === 1 : removed <= 2 && inserted === '';
      const goesOn = isKey && last?.writes === writes && (writes ? start : start + removed) === last.at;
      if (!goesOn) past = [...past, before].slice(-mostMoments);
      future = [];
      last = isKey ? { writes, at: start + inserted.length } : undefined;
    },
    undo: (now) => move(past, future, now),
    redo: (now) => move(future, past, now),
    rest,
    forget: () => {
      past = [];
      future = [];
      rest();
    },
  };
}
