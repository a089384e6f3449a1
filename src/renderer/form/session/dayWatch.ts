import type { Session } from './session';
import { today } from './today';

/** Milliseconds between two looks at the calendar. */
const lookEvery = 30_000;

/** Tells the machine of a new day while its form is open; gives what ends the watching. */
export function watchDay(session: Session): () => void {
  let day = today(Date.now());
  const look = (): void => {
    const now = today(Date.now());
    if (now === day) return;
    day = now;
    void session.send({ type: 'tick' });
  };
  const clock = setInterval(look, lookEvery);
  // A page that was hidden overnight has slept through its timers.
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(clock);
    document.removeEventListener('visibilitychange', look);
  };
}
