import Box from '@mui/material/Box';
import { useState, type KeyboardEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { fileUrl } from '../../api';
import type { Site } from '../../interpreter';
import { pageWords } from '../../messages';
import { paths, slugIn } from '../../paths';
import { Help } from './Help';
import { frameWidth, headerHeight } from './measures';
import { MenuButton } from './MenuButton';
import { Navigation } from './Navigation';
import { waysOf } from './ways';

const menuId = 'menu';

/** Name and ways of the portal. As high and as light as the one in `shell.css`, which stands here until our code has come. */
export function Header({ site }: { site: Site }) {
  const { key, pathname } = useLocation();
  // No ways out of a half-filled form besides the form's own.
  const inForm = slugIn(pathname) !== undefined;
  const name = site.brand ?? pageWords.portal;
  const logo = (site.logo === undefined ? undefined : fileUrl(site.logo)) ?? '/favicon.svg';
  // The visit at which it was folded out: whoever takes a way has left it.
  const [openAt, setOpenAt] = useState<string>();
  const open = openAt === key;
  const onKeyDown = ({ key: pressed, currentTarget }: KeyboardEvent<HTMLElement>): void => {
    if (pressed !== 'Escape' || !open) return;
    setOpenAt(undefined);
    currentTarget.querySelector<HTMLElement>('[aria-expanded]')?.focus();
  };
  return (
    <Box component="header" className="no-print" onKeyDown={onKeyDown} sx={bar}>
      <Box sx={{ ...frameWidth, ...line }}>
        <Box component={Link} to={paths.home} aria-label={pageWords.toHome(name)} sx={brand}>
          <img src={logo} alt="" width={32} height={32} />
          <Box component="span" sx={brandName}>
            {name}
          </Box>
        </Box>
        <Box sx={ways}>
          {!inForm && (
            <>
              {/* Before what it folds out: that is where the next Tab leads. */}
              <MenuButton controls={menuId} open={open} onPress={() => setOpenAt(open ? undefined : key)} />
              <Navigation id={menuId} open={open} ways={waysOf(site)} />
            </>
          )}
          <Help contact={site.contact} />
        </Box>
      </Box>
    </Box>
  );
}

const bar = { bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider' } as const;

const line = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: headerHeight,
} as const;

const ways = { flex: 'none', display: 'flex', alignItems: 'center', gap: { xs: 0, md: 1 } } as const;

/** A long name ends in dots rather than push what is beside it out of the window. */
const brandName = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

const brand = {
  minWidth: 0,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1.25,
  minHeight: 44,
  color: 'primary.dark',
  textDecoration: 'none',
  fontWeight: 700,
  fontSize: '1.25rem',
  letterSpacing: '.01em',
} as const;
