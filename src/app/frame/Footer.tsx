import Box from '@mui/material/Box';
import { pageWords } from '../../messages';
import { frameWidth } from './measures';
import { SiteLink } from '../../content';
import type { Site } from '../../interpreter';
import { ContactList, isReachable } from './ContactList';
import { footerWays } from './ways';

/** Below every page: what this is, the ways through it, and what the bank never asks. */
export function Footer({ site }: { site: Site }) {
  return (
    <Box component="footer" className="no-print" sx={ground}>
      <Box sx={{ ...frameWidth, ...columns }}>
        <div>
          <Box component="p" sx={{ fontWeight: 700, fontSize: '1.25rem', m: 0 }}>
            {site.brand ?? pageWords.portal}
          </Box>
          <Box component="p" sx={{ m: 0, mt: 0.5, maxWidth: 360 }}>
            {pageWords.footer}
          </Box>
          {isReachable(site.contact) && (
            <Box data-contact sx={{ mt: 2 }}>
              <ContactList contact={site.contact} />
            </Box>
          )}
        </div>
        <Box component="nav" aria-label={pageWords.footerNavigation}>
          <Box component="ul" sx={list}>
            {footerWays(site).map(({ href, text }) => (
              <li key={href}>
                <Box component={SiteLink} href={href} sx={way}>
                  {text}
                </Box>
              </li>
            ))}
          </Box>
        </Box>
        <Box component="p" sx={promise}>
          <Shield />
          {pageWords.neverAsked}
        </Box>
        {site.licence && (
          <Box component="p" data-licence sx={licence}>
            {site.licence}
          </Box>
        )}
      </Box>
    </Box>
  );
}

function Shield() {
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      aria-hidden
    >
      <path
        d="M12 3.5c2.500 1.700 5 2.500 7.500 2.500v6c0 4.200-3 7.200-7.500 8.500-4.500-1.300-7.500-4.300-7.500-8.500V6c2.500 0 5-.8 7.500-2.500Zm-3 8.700 2.200 2.200L15.300 10"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

const ground = {
  mt: { xs: 3, md: 6 },
  bgcolor: 'primary.dark',
  color: 'primary.contrastText',
  typography: 'body2',
} as const;

const columns = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: '1fr', md: '1fr auto' },
  py: { xs: 4, md: 5 },
} as const;

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  columnGap: 4,
  gridTemplateColumns: { xs: 'repeat(auto-fill, minmax(150px, 1fr))', md: 'auto auto' },
} as const;

const way = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
  // The portal's own ring is too dark for this ground.
  '&:focus-visible': { outline: '3px solid', outlineColor: 'common.white', outlineOffset: 2 },
} as const;

const licence = { gridColumn: '1 / -1', m: 0 } as const;

const promise = {
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  m: 0,
  pt: 2.5,
  borderTop: '1px solid rgba(255, 255, 255, .2)',
  '& svg': { flex: 'none' },
} as const;
