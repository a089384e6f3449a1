/** Time in which a scenario happens: it passes only when somebody waits for something. */
export interface Clock {
  /** Milliseconds since 1970. */
  now: () => number;
  /** The calendar day, `YYYY-MM-DD`. */
  today: () => string;
  /** Does something after so many milliseconds; gives what calls it off. */
  after: (ms: number, task: () => void) => () => void;
  /** Lets so many milliseconds pass. */
  pass: (ms: number) => void;
  /** Goes to the next thing that is planned; false when nothing is. */
  skip: () => boolean;
}

interface Task {
  at: number;
  run: () => void;
}

/** A clock that stands at 08.00 of a day. */
export function createClock(day: string): Clock {
  let now = Date.parse(`${day}T08:00:00Z`);
  const tasks = new Set<Task>();

  const nextTask = (until: number): Task | undefined => {
    let next: Task | undefined;
    // Of two at the same time the one that was planned first comes first.
    for (const task of tasks) if (task.at <= until && (!next || task.at < next.at)) next = task;
    return next;
  };
  const runNext = (until: number): boolean => {
    const task = nextTask(until);
    if (!task) return false;
    tasks.delete(task);
    now = Math.max(now, task.at);
    task.run();
    return true;
  };
  return {
    now: () => now,
    today: () => dayOf(now),
    after: (ms, run) => {
      const task = { at: now + ms, run };
      tasks.add(task);
      return () => tasks.delete(task);
    },
    pass: (ms) => {
      const end = now + ms;
      while (runNext(end));
      now = Math.max(now, end);
    },
    skip: () => runNext(Number.POSITIVE_INFINITY),
  };
}

/** The day of a moment, `YYYY-MM-DD`; empty for no moment. */
export function dayOf(time: number): string {
  return Number.isNaN(time) ? '' : new Date(time).toISOString().slice(0, 10);
}
