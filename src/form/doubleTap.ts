import { useEffect } from 'react';

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
