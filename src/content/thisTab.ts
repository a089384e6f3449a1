import { isShell } from '../api';

/** Milliseconds after which a site that says nothing counts as out of reach. */
const answersWithin = 10_000;

/** The tab that this code runs in. */
export const thisTab = {
  /** Whether this very page was already reloaded. */
  isReloaded: (): boolean =>
    performance
      .getEntriesByType('navigation')
      .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'reload'),
  /** Whether the site answers soon, and not the page of a network in its place. */
  reachesSite: (): Promise<boolean> =>
    fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(answersWithin) })
      .then(async (answer) => answer.ok && isShell(await answer.text()))
      .catch(() => false),
  /** Loads the page again, past what caches still hold of it: its scripts, too, where they are still those of the site. */
  reload: (): void => {
    // The built page itself does so past caches (`.config/vite/earlyStart.ts`).
    const isLeft = window.dispatchEvent(new Event('eform:reload', { cancelable: true }));
    if (isLeft) window.location.reload();
  },
};
