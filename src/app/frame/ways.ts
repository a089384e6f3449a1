import type { Site, SiteLink } from '../../interpreter';
import { pageWords } from '../../messages';
import { paths } from '../../paths';

const { ways: words } = pageWords;

/** The ways through the portal, where `site.json` names none. */
const ownWays: readonly SiteLink[] = [
  { href: paths.home, text: words.home },
  { href: paths.products, text: words.products },
  { href: paths.tracking, text: words.tracking },
  { href: paths.simulation, text: words.simulation },
];

/** The ways that the header shows. */
export function waysOf({ navigation }: Site): readonly SiteLink[] {
  return navigation ?? ownWays;
}

/** The ways below the page, the privacy notice last. */
export function footerWays(site: Site): readonly SiteLink[] {
  const { footer = waysOf(site), privacy } = site;
  const isListed = footer.some(({ href }) => href === privacy);
  return privacy === undefined || isListed ? footer : [...footer, { href: privacy, text: words.privacy }];
}
