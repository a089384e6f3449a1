import type { Edit } from './rawText';

/** A moment of a control that can be brought back. */
export interface Moment<T> {
  state: T;
  caret: number;
}

/** What is undone and done again in one control. */
export interface EditHistory<T> {
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

/** A history without moments yet. */
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
