import { pageWords } from '../../messages';
import { Icon } from '../../theme';
import { SiteLink } from '../../content';
import type { Site } from '../../interpreter';
import { ContactList, isReachable } from './ContactList';
import { frameClass } from './frameClass';
import { Licence } from './QuietFooter';
import { footerLinks } from './useSite';

/** Below every page: what this is, the links, and what the bank never asks. */
export function Footer({ site }: { site: Site }) {
  return (
    <footer className={`no-print ${frameClass('footer')}`}>
      <div className={frameClass('footerColumns')}>
        <div>
          <p className={frameClass('footerBrand')}>{site.brand ?? pageWords.portal}</p>
          <p className={frameClass('footerText')}>{site.claim ?? pageWords.footer}</p>
          {isReachable(site.contact) && (
            <div data-contact className={frameClass('footerContact')}>
              <ContactList contact={site.contact} />
            </div>
          )}
        </div>
        <nav aria-label={pageWords.footerNavigation}>
          <ul className={frameClass('footerList')}>
            {footerLinks(site).map(({ href, text }) => (
              <li key={href}>
                <SiteLink href={href} className={frameClass('footerWay')}>
                  {text}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
        <p className={frameClass('footerPromise')}>
          <Shield />
          {pageWords.neverAsked}
        </p>
        {site.licence && <Licence text={site.licence} />}
      </div>
    </footer>
  );
}

function Shield() {
  return (
    <Icon strokeWidth={1.8}>
      <path d="M12 3.5c2.500 1.700 5 2.500 7.500 2.500v6c0 4.200-3 7.200-7.500 8.500-4.500-1.300-7.500-4.300-7.500-8.500V6c2.500 0 5-.8 7.500-2.500Zm-3 8.700 2.200 2.200L15.300 10" />
    </Icon>
  );
}
