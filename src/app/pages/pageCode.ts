/** The code of a page did not come: no connection, or a deployment has taken it away. */
export class MissingPageCode extends Error {
  override name = 'MissingPageCode';
}

/** What a page can do about code that is missing; tests hand in one of their own. */
export interface Tab {
  /** Whether this very page was already loaded anew. */
  isReloaded: () => boolean;
  /** Whether the site answers at all. */
  reachesSite: () => Promise<boolean>;
  reload: () => void;
}

const thisTab: Tab = {
  isReloaded: () =>
    performance
      .getEntriesByType('navigation')
      .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'reload'),
  reachesSite: () =>
    fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    ),
  reload: () => window.location.reload(),
};

/**
 * Fetches the code of a page. A page that was opened before a deployment asks for files that are gone: it is loaded anew, at
 * most once and only where the site answers, since a reload without connection would leave the portal for the browser's own
 * error page. Otherwise throws `MissingPageCode`.
 */
export async function loadPageCode<Code>(load: () => Promise<Code>, tab: Tab = thisTab): Promise<Code> {
  try {
    return await load();
  } catch (cause) {
    if (tab.isReloaded() || !(await tab.reachesSite()))
      throw new MissingPageCode('The code of this page did not come.', { cause });
    tab.reload();
    // The page ends here; until then nothing else is shown.
    return new Promise<never>(() => undefined);
  }
}
