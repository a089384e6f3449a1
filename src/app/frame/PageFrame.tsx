import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { fetched, lately } from '../../fields/common/entry';
import { slugIn } from '../../paths';
import { frameWidth, headerHeight } from './measures';
import { QuietFooter } from './QuietFooter';
import { Header } from './Header';
import { OfflineBar } from './OfflineBar';
import { printStyles } from './printStyles';
import { SkipLink } from './SkipLink';
import { useSite } from './useSite';

const mainId = 'isi';

/** The footer begins below the first screen: what comes into a page that loads does not push it about. */
const main = { flex: 1, minHeight: `calc(100vh - ${headerHeight}px)`, outline: 'none' } as const;

/** Below the first screen of every page, and not at all below a form. */
const Footer = lately(
  fetched(
    () => import('./Footer'),
    (module) => module.Footer,
  ),
);

/** What stands around every page. */
export function PageFrame({ children }: { children: ReactNode }) {
  const site = useSite();
  const { pathname } = useLocation();
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100vh' }}>
      <GlobalStyles styles={printStyles} />
      <SkipLink target={mainId} />
      <Header site={site} />
      <Box component="main" id={mainId} tabIndex={-1} sx={main}>
        <Box sx={{ ...frameWidth, py: { xs: 2.5, sm: 4 } }}>{children}</Box>
      </Box>
      {slugIn(pathname) === undefined ? (
        <Suspense fallback={null}>
          <Footer site={site} />
        </Suspense>
      ) : (
        <QuietFooter site={site} />
      )}
      <OfflineBar />
    </Box>
  );
}
