import { lazy, Suspense, useState, type ComponentType } from 'react';
import { Route, Routes } from 'react-router-dom';
import { PrefetchContext, FormHostContext } from '../content';
import type { FormEmbedBlock } from '../interpreter';
import { loadPageCode } from './pages/pageCode';
import { PrepareContext } from './pages/prepare';
import { PageSkeleton } from './pages/PageSkeleton';
import { paths } from '../paths';
import { loadContentPage, loadEmbeddedForm, loadFormPage, loadNotFoundPage, warmUp } from './pageChunks';
import { preloadPage } from './preloadPage';

const lazyPage = <Props,>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await loadPageCode(load) }));

/** React remembers for good what did not come: after a fault, a new set is asked again. */
const createPages = () => ({
  ContentPage: lazyPage(async () => (await loadContentPage()).ContentPage),
  FormPage: lazyPage(async () => (await loadFormPage()).FormPage),
  EmbeddedForm: lazyPage(async () => (await loadEmbeddedForm()).EmbeddedForm),
  NotFoundPage: lazyPage(async () => (await loadNotFoundPage()).NotFoundPage),
});

const warmUpForms = () => warmUp(loadFormPage);

/** Every page of the portal at its address. */
export function PortalRoutes() {
  const [pages] = useState(createPages);
  const [drawForm] = useState(() => (block: FormEmbedBlock) => <pages.EmbeddedForm block={block} />);
  const { ContentPage, FormPage, NotFoundPage } = pages;
  return (
    <FormHostContext value={drawForm}>
      <PrefetchContext value={warmUpForms}>
        <PrepareContext value={preloadPage}>
          <Suspense fallback={<PageSkeleton />}>
            <Routes>
              <Route path={paths.home} element={<ContentPage />} />
              <Route path={paths.page(':page')} element={<ContentPage />} />
              <Route path={paths.form(':slug')} element={<FormPage />}>
                <Route path="preview" element={null} />
              </Route>
              <Route path="*" element={<NotFoundPage />} />
            </Routes>
          </Suspense>
        </PrepareContext>
      </PrefetchContext>
    </FormHostContext>
  );
}
