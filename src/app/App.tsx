import { useState } from 'react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { MissingCode, RedrawBoundary } from '../content';
import { ArrivalContext } from './pages/arrival';
import { useBackCloses } from './pages/useBackCloses';
import { CrashPage } from './pages/CrashPage';
import { ThemeRoot } from '../theme';
import { PageFrame } from './frame/PageFrame';
import { PortalRoutes } from './routes';

/** The client has its own retries and time limits; what is on the screen is not asked for again by itself. */
const requests = { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false };

/** The whole portal. */
export function App() {
  return (
    <ThemeRoot>
      <SWRConfig value={requests}>
        {/* As a transition, the old page would stand still, as if the link had not been pressed, until the new one's code is there. */}
        <BrowserRouter useTransitions={false}>
          <BackCloses />
          <PageFrame>
            <Page />
          </PageFrame>
        </BrowserRouter>
      </SWRConfig>
    </ThemeRoot>
  );
}

/** Draws nothing, so that what opens and closes draws no page again. */
function BackCloses() {
  useBackCloses();
  return null;
}

/** Code that did not come does not come by drawing once more: React remembers it. */
const isFaultOfPage = (error: unknown): boolean => !(error instanceof MissingCode);

/** The page at the address. One that fails leaves the frame standing, and the way to all other pages. */
function Page() {
  const location = useLocation();
  const [first] = useState(location);
  return (
    <ArrivalContext value={location !== first}>
      <RedrawBoundary
        place={location.pathname}
        mends={isFaultOfPage}
        fallback={(error) => <CrashPage error={error} />}
      >
        <PortalRoutes />
      </RedrawBoundary>
    </ArrivalContext>
  );
}
