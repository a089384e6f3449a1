import { useState, useEffect } from 'react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { MissingCode, RetryBoundary, reloadOnce, thisTab } from '../content';
import { ArrivalContext } from './pages/usePageHead';
import { useBackCloses } from './pages/useBackCloses';
import { ThemeRoot } from '../theme';
import { PageFrame } from './frame/PageFrame';
import { PortalRoutes } from './routes';
import { crashed, pageCodeMissing, pageWords } from '../messages';
import { FaultPage } from './pages/FaultPage';

/** The client has its own retries and time limits; SWR repeats none of its own accord. */
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

/** A component of its own, so that a layer that opens or closes does not draw the page again. */
function BackCloses() {
  useBackCloses();
  return null;
}

/** React remembers a failed import, so drawing once more does not load missing code. */
const isFaultOfPage = (error: unknown): boolean => !(error instanceof MissingCode);

/** The page at the address. One that fails leaves the frame with its links. */
function Page() {
  const location = useLocation();
  const [first] = useState(location);
  return (
    <ArrivalContext value={location !== first}>
      <RetryBoundary
        place={location.pathname}
        canRetry={isFaultOfPage}
        fallback={(error) => <CrashPage error={error} />}
      >
        <PortalRoutes />
      </RetryBoundary>
    </ArrivalContext>
  );
}

/** In place of a page whose code has failed or is missing. Reloading fixes both; stored answers stay. */
function CrashPage({ error }: { error: unknown }) {
  const isMissing = error instanceof MissingCode;
  useEffect(() => {
    if (isMissing) void reloadOnce();
  }, [isMissing]);
  return (
    <FaultPage
      words={isMissing ? pageCodeMissing : crashed}
      retryText={pageWords.reload}
      onRetry={thisTab.reload}
    />
  );
}
