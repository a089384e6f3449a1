/** What a page can do about code that is missing; tests hand in one of their own. */
export interface BrowserTab {
  /** Whether this very page was already loaded anew. */
  isReloaded: () => boolean;
  /** Whether the site answers at all. */
  reachesSite: () => Promise<boolean>;
  /** Loads the page anew, past what caches still hold of it. */
  reload: () => Promise<void>;
}

/** The tab that this code runs in. */
export const thisTab: BrowserTab = {
  isReloaded: () =>
    performance
      .getEntriesByType('navigation')
      .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'reload'),
  reachesSite: () =>
    fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    ),
  reload: async () => {
    // A shell from a cache would ask for the same missing files again; this puts the newest one there.
    await fetch(window.location.href, { cache: 'reload' }).catch(() => undefined);
    window.location.reload();
  },
};
