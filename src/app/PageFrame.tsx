import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { pageWords } from '../messages/id';
import { paths } from '../pages/paths';
import { OfflineBar } from './OfflineBar';
import { SkipLink } from './SkipLink';

const mainId = 'isi';

/** Printed are answers, not ways through the portal. */
const print = { '@media print': { '.no-print': { display: 'none !important' } } };

const width = { maxWidth: 1120, mx: 'auto', px: { xs: 2, sm: 3 } } as const;

/** What stands around every page. */
export function PageFrame({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100vh' }}>
      <GlobalStyles styles={print} />
      <SkipLink target={mainId} />
      <Header />
      <Box component="main" id={mainId} tabIndex={-1} sx={{ flex: 1, outline: 'none' }}>
        <Box sx={{ ...width, py: { xs: 2.5, sm: 4 } }}>{children}</Box>
      </Box>
      <Box
        component="footer"
        className="no-print"
        sx={{
          borderTop: 1,
          borderColor: 'divider',
          bgcolor: 'background.paper',
          color: 'text.secondary',
          typography: 'body2',
        }}
      >
        <Box sx={{ ...width, py: 3 }}>{pageWords.footer}</Box>
      </Box>
      <OfflineBar />
    </Box>
  );
}

/** As high and as dark as the one in `shell.css`, which stands here until the portal's code has come. */
function Header() {
  return (
    <Box component="header" className="no-print" sx={{ bgcolor: 'primary.dark', color: 'common.white' }}>
      <Box sx={{ ...width, display: 'flex', alignItems: 'center', minHeight: 60 }}>
        <Box component={Link} to={paths.home} aria-label={pageWords.toHome} sx={brand}>
          <img src="/favicon.svg" alt="" width={32} height={32} />
          {pageWords.portal}
        </Box>
      </Box>
    </Box>
  );
}

const brand = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1.25,
  minHeight: 44,
  color: 'inherit',
  textDecoration: 'none',
  fontWeight: 700,
  fontSize: 20,
  letterSpacing: '.01em',
  // The portal's own ring is too dark for this ground.
  '&:focus-visible': { outline: '3px solid', outlineColor: 'common.white', outlineOffset: 2 },
} as const;
