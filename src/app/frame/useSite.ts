import { useState, useEffect } from 'react';
import useSWR from 'swr';
import { fetchSite, siteName } from '../../api';
import type { Site, SiteLink } from '../../interpreter';
import { readSite } from '../../interpreter/content';
import { openAhead } from '../../content';
import { pageWords } from '../../messages';
import { paths } from '../../paths';

const none: Site = {};

/** The element that holds what `site.json` said when the portal was built. */
const builtSiteId = 'eform-site';

/** The site as the built page holds it, so that somebody can be called without `site.json`; the build draws pages without it. */
function builtSite(): Site {
  if (typeof document === 'undefined') return none;
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

const key = ['site'] as const;

/** Opens it before the first page is drawn. */
export const openSiteAhead = (): Promise<Site> => openAhead(key, open);

/** What stands around every page; until `site.json` is loaded, and where that fails, as it was at the build. */
export function useSite(): Site {
  const { data, mutate } = useSWR<Site, Error>(key, open);
  useDefinitionChanged(`pages/${siteName}`, mutate);
  const [built] = useState(builtSite);
  return data ?? built;
}

const { ways: words } = pageWords;

/** The links of the portal, where `site.json` names none. */
const ownLinks: readonly SiteLink[] = [
  { href: paths.home, text: words.home },
  { href: paths.products, text: words.products },
  { href: paths.tracking, text: words.tracking },
  { href: paths.simulation, text: words.simulation },
];

/** The links in the header. */
export function linksOf({ navigation }: Site): readonly SiteLink[] {
  return navigation ?? ownLinks;
}

/** The links below the page, the privacy notice last. */
export function footerLinks(site: Site): readonly SiteLink[] {
  const { footer = linksOf(site), privacy } = site;
  const isListed = footer.some(({ href }) => href === privacy);
  return privacy === undefined || isListed ? footer : [...footer, { href: privacy, text: words.privacy }];
}

/** The development server says when a definition's file was saved; the page that shows it reads it again. */
export function useDefinitionChanged(name: string, reload: () => unknown): void {
  useEffect(() => {
    const onChanged = (event: Event): void => {
      const saved: unknown =
        event instanceof CustomEvent && (event.detail as { slug?: unknown } | null)?.slug;
      // A fragment may stand in any form.
      if (saved === name || String(saved).startsWith('fragments/')) reload();
    };
    window.addEventListener('eform:definition-changed', onChanged);
    return () => window.removeEventListener('eform:definition-changed', onChanged);
  }, [name, reload]);
}
