import { lazy, Suspense, useState, type ComponentType } from 'react';
import { Route, Routes } from 'react-router-dom';
import { ApproachContext } from '../blocks/products/approach';
import type { FormEmbedBlock } from '../interpreter';
import { loadPageCode } from '../pages/pageCode';
import { PrepareContext } from '../pages/prepare';
import { PageSkeleton } from '../pages/PageSkeleton';
import { paths } from '../paths';
import { FormHostContext } from '../renderer/content/FormHost';
import { loadContentPage, loadFormPages, warmUp } from './pageChunks';
import { preloadPage } from './preloadPage';

const lazyPage = <Props,>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await loadPageCode(load) }));

/** React remembers for good what did not come: after a fault, a new set is asked again. */
const createPages = () => ({
  ContentPage: lazyPage(async () => (await loadContentPage()).ContentPage),
  FormLayout: lazyPage(async () => (await loadFormPages()).FormLayout),
  StepPage: lazyPage(async () => (await loadFormPages()).StepPage),
  PreviewPage: lazyPage(async () => (await loadFormPages()).PreviewPage),
  EmbeddedForm: lazyPage(async () => (await import('../renderer/form/EmbeddedForm')).EmbeddedForm),
  NotFoundPage: lazyPage(async () => (await import('../pages/NotFoundPage')).NotFoundPage),
});

const warmUpForms = () => warmUp(loadFormPages);

/** Every page of the portal at its address. */
export function PortalRoutes() {
  const [pages] = useState(createPages);
  const [drawForm] = useState(() => (block: FormEmbedBlock) => <pages.EmbeddedForm block={block} />);
  const { ContentPage, FormLayout, StepPage, PreviewPage, NotFoundPage } = pages;
  return (
    <FormHostContext value={drawForm}>
      <ApproachContext value={warmUpForms}>
        <PrepareContext value={preloadPage}>
          <Suspense fallback={<PageSkeleton />}>
            <Routes>
              <Route path={paths.home} element={<ContentPage />} />
              <Route path={paths.page(':page')} element={<ContentPage />} />
              <Route path={paths.form(':slug')} element={<FormLayout />}>
                <Route index element={<StepPage />} />
                <Route path="preview" element={<PreviewPage />} />
              </Route>
              <Route path="*" element={<NotFoundPage />} />
            </Routes>
          </Suspense>
        </PrepareContext>
      </ApproachContext>
    </FormHostContext>
  );
}
