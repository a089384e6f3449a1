import type { Clock, Parts } from './ports';

/** Milliseconds after which code that is on its way counts as out of reach: a connection that hangs may end after minutes. */
const patience = 10_000;

/** Code as `parts` fetches it, but none is waited for without end. `onCame`: what had counted as out of reach has come after all. */
export function patientParts(parts: Parts, clock: Clock, onCame: () => void): Parts {
  let late = 0;
  return {
    ...parts,
    fetch: (part) =>
      new Promise((resolve, reject) => {
        let isLate = false;
        const stop = clock.after(patience, () => {
          isLate = true;
          late += 1;
          reject(new Error('session: code is late'));
        });
        const end = (settle: () => void): void => {
          if (isLate) late -= 1;
          else stop();
          settle();
        };
        parts.fetch(part).then(
          () => end(() => (isLate ? onCame() : resolve())),
          (error: unknown) => end(() => reject(error instanceof Error ? error : new Error(String(error)))),
        );
      }),
    // Asking the site would take slow code for code that a release has removed.
    whyMissing: () => (late > 0 ? Promise.resolve('unreachable') : parts.whyMissing()),
  };
}
