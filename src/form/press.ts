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

/** Milliseconds and pixels within which a second tap belongs to the first one. */
const within = { ms: 400, px: 40 } as const;

/** A press that has come to its click. */
interface Pressed {
  button: Element;
  at: number;
  x: number;
  y: number;
}

/** What can be pressed. */
const pressable = 'button, a, [role="button"]';

/** Goes through all events of a press, and takes it away where it is the second tap of a double tap on what is no longer there. */
function createDoubleTaps() {
  let last: Pressed | undefined;
  let byMouse = false;
  let isTaken = false;
  const isSecond = (event: MouseEvent): boolean => {
    if (!last || !(event.target instanceof Node) || last.button.contains(event.target)) return false;
    // The system says which clicks of a mouse belong together.
    if (byMouse) return event.detail > 1;
    const isNear = Math.hypot(event.clientX - last.x, event.clientY - last.y) <= within.px;
    return isNear && event.timeStamp - last.at <= within.ms;
  };
  return (event: MouseEvent): void => {
    if (event.type === 'pointerdown') {
      byMouse = (event as PointerEvent).pointerType === 'mouse';
      return;
    }
    if (event.type === 'mousedown') isTaken = isSecond(event);
    if (isTaken) {
      // Without its default, a press moves no focus: no keyboard opens.
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    if (event.type !== 'click' || !(event.target instanceof Element)) return;
    // A key or a program presses without a place.
    const button = event.detail === 0 ? null : event.target.closest(pressable);
    last = button ? { button, at: event.timeStamp, x: event.clientX, y: event.clientY } : undefined;
  };
}

const events = ['pointerdown', 'mousedown', 'mouseup', 'click'] as const;

/**
 * Takes the second tap of a double tap on a button, for as long as a form is open, where something else has come under the finger
 * meanwhile: the fields of the next step, or its button. It was meant for what was there.
 */
export function useDoubleTaps(): void {
  useEffect(() => {
    const hear = createDoubleTaps();
    events.forEach((name) => window.addEventListener(name, hear, true));
    return () => events.forEach((name) => window.removeEventListener(name, hear, true));
  }, []);
}
