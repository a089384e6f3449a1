import { useMemo } from 'react';
import useSWR from 'swr';
import { fetchSite, siteName } from '../../api';
import { readSite, type Site } from '../../interpreter';
import { pageWords } from '../../messages';
import { useDefinitionChanged } from '../pages/useDefinitionChanged';

const none: Site = {};

/** The element that holds what `site.json` said when the portal was built. */
const builtSiteId = 'eform-site';

/** What the page itself says, for when `site.json` does not come: even then somebody can be called. */
function builtSite(): Site {
  const text = document.getElementById(builtSiteId)?.textContent;
  return text ? readSite(text).site : none;
}

async function open(): Promise<Site> {
  const answer = await fetchSite();
  if (answer.kind === 'not-found') return none;
  const { site, leftOut } = readSite(answer.text);
  if (leftOut.length > 0) console.error(pageWords.siteBroken, leftOut);
  return site;
}

/** What stands around every page: until it has come nothing of it, and where it does not come what it said at the build. */
export function useSite(): Site {
  const { data, error, mutate } = useSWR<Site, Error>(['site'], open, {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
  useDefinitionChanged(`pages/${siteName}`, mutate);
  const isMissing = error !== undefined;
  const fallback = useMemo(() => (isMissing ? builtSite() : none), [isMissing]);
  return data ?? fallback;
}
