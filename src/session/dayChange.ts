import type { Core } from './core';

/** Reports a new day to the form; gives what ends the watching. */
export function watchDay({ ports: { clock }, send }: Pick<Core, 'ports' | 'send'>): () => void {
  let day = clock.today();
  let callOff: () => void = () => undefined;
  const look = (): void => {
    callOff();
    const today = clock.today();
    if (today !== day) {
      day = today;
      void send({ type: 'dayChange' });
    }
    callOff = clock.after(clock.untilTomorrow(), look);
  };
  look();
  // A page that was hidden overnight has slept through its timers.
  const stop = clock.onWake(look);
  return () => {
    callOff();
    stop();
  };
}
