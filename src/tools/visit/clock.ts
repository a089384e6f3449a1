import type { Clock } from '../../session';

/** Time that passes only when somebody says so; what is planned happens in the same order on every run. */
export interface VirtualClock extends Omit<Clock, 'onWake' | 'onLeave'> {
  /** Lets everything happen that needs no time. */
  settle: () => Promise<void>;
  pass: (ms: number) => Promise<void>;
  /** Goes to the next thing that is planned, and what follows from it; false when nothing is. */
  skip: () => Promise<boolean>;
  /** Stands still while something goes on that takes real time, such as the reading of a file. */
  during: <T>(work: Promise<T>) => Promise<T>;
  /** Sets the clock, forward or back, as its owner may; what is planned keeps its distance. */
  set: (now: number) => void;
}

interface Task {
  /** By a time that is never set. */
  at: number;
  run: () => void;
}

const dayMs = 86_400_000;

/** A clock that stands at 08.00 of a day, `YYYY-MM-DD`. */
export function createClock(day: string): VirtualClock {
  let elapsed = 0;
  let offset = Date.parse(`${day}T08:00:00Z`);
  const tasks = new Set<Task>();
  const outside = new Set<Promise<unknown>>();

  const rest = async (): Promise<void> => {
    await microtasks();
    while (outside.size > 0) {
      await Promise.allSettled(outside);
      await microtasks();
    }
  };
  const nextTask = (until: number): Task | undefined => {
    let next: Task | undefined;
    // Of two at the same time the one that was planned first comes first.
    for (const task of tasks) if (task.at <= until && (!next || task.at < next.at)) next = task;
    return next;
  };
  const runNext = async (until: number): Promise<boolean> => {
    const task = nextTask(until);
    if (!task) return false;
    tasks.delete(task);
    elapsed = Math.max(elapsed, task.at);
    task.run();
    await rest();
    return true;
  };
  const pass = async (ms: number): Promise<void> => {
    const end = elapsed + ms;
    await rest();
    while (await runNext(end));
    elapsed = Math.max(elapsed, end);
  };
  const now = (): number => offset + elapsed;
  return {
    now,
    today: () => dayOf(now()),
    untilTomorrow: () => dayMs - (now() % dayMs),
    after: (ms, run) => {
      const task = { at: elapsed + Math.max(0, ms), run };
      tasks.add(task);
      return () => tasks.delete(task);
    },
    settle: () => pass(0),
    pass,
    skip: async () => {
      await rest();
      return runNext(Number.POSITIVE_INFINITY);
    },
    during: (work) => {
      const known = work.finally(() => outside.delete(known));
      outside.add(known);
      return known;
    },
    set: (time) => {
      offset = time - elapsed;
    },
  };
}

/** The day of a moment, `YYYY-MM-DD`; empty for no moment. */
function dayOf(time: number): string {
  return Number.isNaN(time) ? '' : new Date(time).toISOString().slice(0, 10);
}

/** Ends when no promise has anything left to do. */
export function microtasks(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof setImmediate === 'function') {
      setImmediate(resolve);
      return;
    }
    // A browser has none. Its messages come after all promises too, and do not wait 4 ms as its timers do.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
