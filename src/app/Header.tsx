import Box from '@mui/material/Box';
import { useState, type KeyboardEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { pageWords } from '../messages/id';
import { paths } from '../paths';
import { frameWidth, headerHeight } from './frame';
import { MenuButton } from './MenuButton';
import { Navigation } from './Navigation';

const menuId = 'menu';

/** Name and ways of the portal. As high and as light as the one in `shell.css`, which stands here until our code has come. */
export function Header() {
  const { key } = useLocation();
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
        <Box component={Link} to={paths.home} aria-label={pageWords.toHome} sx={brand}>
          <img src="/favicon.svg" alt="" width={32} height={32} />
          {pageWords.portal}
        </Box>
        <MenuButton controls={menuId} open={open} onPress={() => setOpenAt(open ? undefined : key)} />
        <Navigation id={menuId} open={open} />
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

const brand = {
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
