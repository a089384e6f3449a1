import Box from '@mui/material/Box';
import { useState, type KeyboardEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { fileUrl } from '../../api';
import { SiteLink } from '../../content';
import type { Site, SiteLink as PortalLink, Contact } from '../../interpreter';
import { pageWords } from '../../messages';
import { paths, slugIn } from '../../paths';
import { frameClass } from './frameClass';
import { linksOf } from './useSite';
import { Icon } from '../../theme';
import { ContactList, isReachable } from './ContactList';

const menuId = 'menu';

/** Name and links of the portal. The built page holds it as markup until our code runs (`shell.tsx`). */
export function Header({ site }: { site: Site }) {
  const { pathname } = useLocation();
  // No links out of a half-filled form besides the form's own.
  const inForm = slugIn(pathname) !== undefined;
  const name = site.brand ?? pageWords.portal;
  const wordmark = site.wordmark && fileUrl(site.wordmark);
  const { open, toggle, onKeyDown } = useFolded();
  return (
    <Box component="header" className={frameClass('header')} onKeyDown={onKeyDown}>
      <div className={frameClass('headerLine')}>
        <SiteLink href={paths.home} aria-label={pageWords.toHome(name)} className={frameClass('brand')}>
          {wordmark ? (
            <>
              <img src={wordmark} alt={name} height={32} />
              <span aria-hidden className={frameClass('printedName')}>
                {name}
              </span>
            </>
          ) : (
            <>
              <img src={(site.logo && fileUrl(site.logo)) ?? '/favicon.svg'} alt="" width={32} height={32} />
              <span className={frameClass('brandName')}>{name}</span>
            </>
          )}
        </SiteLink>
        <div className={frameClass('headerWays')}>
          {!inForm && (
            <>
              {/* Before what it folds out: that is where the next Tab leads. */}
              <MenuButton controls={menuId} open={open} onPress={toggle} />
              <Navigation id={menuId} open={open} links={linksOf(site)} />
            </>
          )}
          <Help contact={site.contact} />
        </div>
      </div>
    </Box>
  );
}

/** Something that its button folds out; going elsewhere closes it, and so does Escape, which leaves the focus on the button. */
function useFolded() {
  const { key } = useLocation();
  // The history entry at which it was opened.
  const [openAt, setOpenAt] = useState<string>();
  const open = openAt === key;
  const onKeyDown = ({ key: pressed, currentTarget }: KeyboardEvent<HTMLElement>): void => {
    if (pressed !== 'Escape' || !open) return;
    setOpenAt(undefined);
    currentTarget.querySelector<HTMLElement>('[aria-expanded]')?.focus();
  };
  return { open, toggle: () => setOpenAt(open ? undefined : key), onKeyDown };
}

/** Folds the navigation out, where the window has no room for it beside the name. */
function MenuButton({ controls, open, onPress }: { controls: string; open: boolean; onPress: () => void }) {
  return (
    <Box
      component="button"
      type="button"
      aria-expanded={open}
      aria-controls={controls}
      onClick={onPress}
      className={frameClass('menuButton')}
    >
      <Icon>
        <path d={open ? 'm6 6 12 12M18 6 6 18' : 'M4 7h16M4 12h16M4 17h16'} />
      </Icon>
      {pageWords.menu}
    </Box>
  );
}

/** The links of the portal: in a line on a wide screen, in a list that the menu button folds out on a narrow one. */
function Navigation({ id, open, links }: { id: string; open: boolean; links: readonly PortalLink[] }) {
  const { pathname } = useLocation();
  const here = pathname.replace(/(.)\/$/, '$1');
  return (
    <nav
      id={id}
      aria-label={pageWords.navigation}
      className={frameClass('navigation')}
      data-open={open ? '' : undefined}
    >
      <ul className={frameClass('navigationList')}>
        {links.map(({ href, text }) => (
          <li key={href}>
            <SiteLink
              href={href}
              aria-current={href === here ? 'page' : undefined}
              className={frameClass('way')}
            >
              {text}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const panelId = 'bantuan-kontak';
const { help } = pageWords;

/** On every page the same: whom to ask. Without a contact it leads to the page of help. */
function Help({ contact }: { contact: Contact | undefined }) {
  const { open, toggle, onKeyDown } = useFolded();
  if (!isReachable(contact)) {
    return (
      <SiteLink href={paths.help} data-help className={frameClass('helpButton')}>
        {help.ask}
      </SiteLink>
    );
  }
  return (
    <Box onKeyDown={onKeyDown} data-help>
      <Box
        component="button"
        type="button"
        aria-expanded={open}
        aria-controls={panelId}
        onClick={toggle}
        className={frameClass('helpButton')}
      >
        {help.ask}
      </Box>
      <div
        id={panelId}
        role="region"
        aria-label={help.title}
        hidden={!open}
        className={frameClass('helpPanel')}
      >
        <ContactList contact={contact} />
        <SiteLink href={paths.help}>{help.more}</SiteLink>
      </div>
    </Box>
  );
}
