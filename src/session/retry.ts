import type { Clock } from './ports';

/** Something that storage has refused, to be tried again by itself. */
export interface Retry {
  /** It was refused: it is tried again later, as long as that is before `until`, in ms since 1970. */
  later: (until: number) => void;
  /** Tries at once, where something was refused. */
  now: () => void;
  /** It was taken, or is of no use any more. */
  stop: () => void;
}

/** Milliseconds until the first of them; each further one waits twice as long, which makes eleven in an hour. */
const firstPause = 2000;

/** Tries again what storage has refused: after a while, and when the page is looked at again, since room may have been made elsewhere. */
export function createRetry(clock: Pick<Clock, 'now' | 'after' | 'onWake'>, run: () => void): Retry {
  let pause = firstPause;
  let stopClock: (() => void) | undefined;
  let stopWake: (() => void) | undefined;
  const stop = (): void => {
    stopClock?.();
    stopWake?.();
    stopClock = stopWake = undefined;
    pause = firstPause;
  };
  return {
    later: (until) => {
      stopClock?.();
      if (clock.now() + pause >= until) {
        stop();
        return;
      }
      stopClock = clock.after(pause, () => {
        pause *= 2;
        run();
      });
      // Once: what is tried at a wake may be refused again.
      stopWake ??= clock.onWake(run);
    },
    now: () => {
      if (stopClock) run();
    },
    stop,
  };
}
