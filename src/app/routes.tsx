import { lazy, Suspense, useState, type ComponentType } from 'react';
import { Route, Routes } from 'react-router-dom';
import { loadPageCode } from '../pages/pageCode';
import { paths } from '../pages/paths';
import { PageSkeleton } from './PageSkeleton';
import { loadFormPages, loadHomePage, warmUp } from './pageChunks';

const lazyPage = <Props,>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await loadPageCode(load) }));

/** React remembers for good what did not come: after a fault, a new set is asked again. */
const createPages = () => ({
  HomePage: lazyPage(async () => (await loadHomePage()).HomePage),
  FormLayout: lazyPage(async () => (await loadFormPages()).FormLayout),
  StepPage: lazyPage(async () => (await loadFormPages()).StepPage),
  PreviewPage: lazyPage(async () => (await loadFormPages()).PreviewPage),
  NotFoundPage: lazyPage(async () => (await import('../pages/NotFoundPage')).NotFoundPage),
});

const warmUpForms = () => warmUp(loadFormPages);

/** Every page of the portal at its address. */
export function PortalRoutes() {
  const [{ HomePage, FormLayout, StepPage, PreviewPage, NotFoundPage }] = useState(createPages);
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Routes>
        <Route path={paths.home} element={<HomePage warmUpForms={warmUpForms} />} />
        <Route path={paths.form(':slug')} element={<FormLayout />}>
          <Route index element={<StepPage />} />
          <Route path="preview" element={<PreviewPage />} />
        </Route>
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </Suspense>
  );
}
