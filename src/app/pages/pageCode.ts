import { type BrowserTab, thisTab } from '../../content';

/** The code of a page did not come: no connection, or a deployment has taken it away. */
export class MissingPageCode extends Error {
  override name = 'MissingPageCode';
}

/**
 * Fetches the code of a page. A page that was opened before a deployment asks for files that are gone: it is reloaded, at
 * most once and only where the site answers, since a reload without connection would leave the portal for the browser's own
 * error page. Otherwise throws `MissingPageCode`.
 */
export async function loadPageCode<Code>(
  load: () => Promise<Code>,
  tab: BrowserTab = thisTab,
): Promise<Code> {
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
