import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { CrashPage } from '../pages/CrashPage';
import { ThemeRoot } from '../theme/ThemeRoot';
import { PageFrame } from './PageFrame';
import { PageSkeleton } from './PageSkeleton';
import { PortalRoutes } from './routes';

/** The client has its own retries and time limits; what is on the screen is not asked for again by itself. */
const requests = { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false };

/** The whole portal. */
export function App() {
  return (
    <ThemeRoot>
      <SWRConfig value={requests}>
        <BrowserRouter>
          <PageFrame>
            <Page />
          </PageFrame>
        </BrowserRouter>
      </SWRConfig>
    </ThemeRoot>
  );
}

/** The page at the address. One that fails leaves the frame standing, and the way to all other pages. */
function Page() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary FallbackComponent={CrashPage} resetKeys={[pathname]}>
      <Suspense fallback={<PageSkeleton />}>
        <PortalRoutes />
      </Suspense>
    </ErrorBoundary>
  );
}
