import Box from '@mui/material/Box';
import { useState, type KeyboardEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { fileUrl } from '../../api';
import { SiteLink } from '../../content';
import type { Site } from '../../interpreter';
import { pageWords } from '../../messages';
import { paths, slugIn } from '../../paths';
import { Help } from './Help';
import { frameClass } from './frameClass';
import { MenuButton } from './MenuButton';
import { Navigation } from './Navigation';
import { waysOf } from './ways';

const menuId = 'menu';

/** Name and ways of the portal. The page holds it as markup until our code has come (`shell.tsx`). */
export function Header({ site }: { site: Site }) {
  const { key, pathname } = useLocation();
  // No ways out of a half-filled form besides the form's own.
  const inForm = slugIn(pathname) !== undefined;
  const name = site.brand ?? pageWords.portal;
  const wordmark = site.wordmark && fileUrl(site.wordmark);
  // The visit at which it was folded out: whoever takes a way has left it.
  const [openAt, setOpenAt] = useState<string>();
  const open = openAt === key;
  const onKeyDown = ({ key: pressed, currentTarget }: KeyboardEvent<HTMLElement>): void => {
    if (pressed !== 'Escape' || !open) return;
    setOpenAt(undefined);
    currentTarget.querySelector<HTMLElement>('[aria-expanded]')?.focus();
  };
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
              <MenuButton controls={menuId} open={open} onPress={() => setOpenAt(open ? undefined : key)} />
              <Navigation id={menuId} open={open} ways={waysOf(site)} />
            </>
          )}
          <Help contact={site.contact} />
        </div>
      </div>
    </Box>
  );
}
