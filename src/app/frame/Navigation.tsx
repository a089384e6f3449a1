import Box from '@mui/material/Box';
import { NavLink } from 'react-router-dom';
import { pageWords } from '../../messages';
import { SiteLink } from '../../content';
import type { SiteLink as Way } from '../../interpreter';

/** The ways through the portal: in a line on a wide screen, in a list that the menu button folds out on a narrow one. */
export function Navigation({ id, open, ways }: { id: string; open: boolean; ways: readonly Way[] }) {
  return (
    <Box component="nav" id={id} aria-label={pageWords.navigation} sx={place(open)}>
      <Box component="ul" sx={list}>
        {ways.map(({ href, text }) => (
          <li key={href}>
            {href.startsWith('/') ? (
              <Box component={NavLink} to={href} end sx={way}>
                {text}
              </Box>
            ) : (
              <Box component={SiteLink} href={href} sx={way}>
                {text}
              </Box>
            )}
          </li>
        ))}
      </Box>
    </Box>
  );
}

/** Folded out it lies over the page, which then does not move. */
const place = (open: boolean) =>
  ({
    display: { xs: open ? 'block' : 'none', md: 'block' },
    position: { xs: 'absolute', md: 'static' },
    zIndex: 'appBar',
    top: '100%',
    left: 0,
    right: 0,
    p: { xs: 1, sm: 2, md: 0 },
    bgcolor: 'background.paper',
    borderBottom: { xs: 1, md: 0 },
    borderColor: { xs: 'divider', md: 'transparent' },
    boxShadow: { xs: '0 16px 24px rgba(20, 36, 42, .12)', md: 'none' },
  }) as const;

const list = {
  display: 'flex',
  flexDirection: { xs: 'column', md: 'row' },
  gap: { xs: 0, md: 0.5, lg: 1 },
  listStyle: 'none',
  m: 0,
  p: 0,
} as const;

const way = {
  display: 'flex',
  alignItems: 'center',
  minHeight: { xs: 48, md: 44 },
  px: { xs: 1.5, lg: 2 },
  borderRadius: 1,
  color: 'text.primary',
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { bgcolor: 'primary.light' },
  '&[aria-current="page"]': { color: 'primary.main', bgcolor: 'primary.light' },
} as const;
