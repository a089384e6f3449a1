/** What is thrown where nobody waits for it, while somebody listens. */
export interface Thrown {
  /** What came since it was asked for last. */
  thrown: () => readonly unknown[];
  stop: () => void;
}

/** Gathers what a listener hears. `listen` gives what ends it. */
export function gather(listen: (put: (fault: unknown) => void) => () => void): Thrown {
  let gathered: unknown[] = [];
  const stop = listen((fault) => {
    gathered.push(fault);
  });
  return {
    thrown: () => {
      const all = gathered;
      gathered = [];
      return all;
    },
    stop,
  };
}

/** Gathers what would end this process of Node, which goes on meanwhile. */
export function thrownInProcess(): Thrown {
  return gather((put) => {
    process.on('unhandledRejection', put);
    process.on('uncaughtException', put);
    return () => {
      process.off('unhandledRejection', put);
      process.off('uncaughtException', put);
    };
  });
}
