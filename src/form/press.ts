import { useEffect } from 'react';

/** Milliseconds after which a lifted finger counts as a press without a click: a tap's click follows its end. */
const clickWithin = 500;

let isDown = false;
let waiting: (() => void)[] = [];
let ending: ReturnType<typeof setTimeout> | undefined;
let watchers = 0;

function end(): void {
  clearTimeout(ending);
  isDown = false;
  const due = waiting;
  waiting = [];
  due.forEach((run) => run());
}

function begin(): void {
  // A press on a scroll bar or on an open list may never have been reported to be over.
  end();
  isDown = true;
}

const lift = (): void => {
  clearTimeout(ending);
  ending = setTimeout(end, clickWithin);
};

/** A control that loses the focus reports its change and its blur: that is what the press does, not its end. */
function endOf({ type, target }: Event): void {
  if (type === 'blur' && target !== window) return;
  if (type === 'change' && !(target instanceof HTMLSelectElement)) return;
  end();
}

/** In the capture phase: what has waited comes before what the press itself does. */
const listeners: readonly (readonly [event: string, react: (event: Event) => void])[] = [
  ['pointerdown', begin],
  ['pointerup', lift],
  ['click', endOf],
  ['change', endOf],
  ['keydown', endOf],
  ['pointercancel', endOf],
  ['blur', endOf],
];

/** Watches the pointer for as long as a form is open. */
export function usePresses(): void {
  useEffect(() => {
    watchers += 1;
    if (watchers === 1) listeners.forEach(([name, react]) => window.addEventListener(name, react, true));
    return () => {
      watchers -= 1;
      if (watchers > 0) return;
      listeners.forEach(([name, react]) => window.removeEventListener(name, react, true));
      clearTimeout(ending);
      isDown = false;
      waiting = [];
    };
  }, []);
}

/**
 * Runs what follows from a lost focus once the press that took the focus has reached its target. An error that came in between would
 * move the button or the choice away from under the finger, and the press would be lost.
 */
export function afterPress(run: () => void): void {
  if (isDown) waiting.push(run);
  else run();
}
