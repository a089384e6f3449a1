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
  let stops: readonly (() => void)[] = [];
  const drop = (): void => {
    stops.forEach((stop) => stop());
    stops = [];
  };
  return {
    later: (until) => {
      drop();
      if (clock.now() + pause >= until) return;
      const again = (): void => {
        pause *= 2;
        run();
      };
      stops = [clock.after(pause, again), clock.onWake(run)];
    },
    now: () => {
      if (stops.length > 0) run();
    },
    stop: () => {
      drop();
      pause = firstPause;
    },
  };
}
