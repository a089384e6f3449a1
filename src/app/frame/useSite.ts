import useSWR from 'swr';
import { fetchSite, siteName } from '../../api';
import { readSite, type Site } from '../../interpreter';
import { pageWords } from '../../messages';
import { useDefinitionChanged } from '../pages/useDefinitionChanged';

const none: Site = {};

async function open(): Promise<Site> {
  const answer = await fetchSite();
  if (answer.kind === 'not-found') return none;
  const { site, leftOut } = readSite(answer.text);
  if (leftOut.length > 0) console.error(pageWords.siteBroken, leftOut);
  return site;
}

/** What stands around every page; until it has come, and where it does not come, nothing of it. */
export function useSite(): Site {
  const { data, mutate } = useSWR(['site'], open, { revalidateOnFocus: false, shouldRetryOnError: false });
  useDefinitionChanged(`pages/${siteName}`, mutate);
  return data ?? none;
}
