import { Suspense, useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import { PrefetchContext, FormHostContext } from '../content';
import { lazyComponent, type CodeEntry } from '../fields/common/entry';
import type { FormEmbedBlock } from '../interpreter';
import { loadPageCode } from './pages/pageCode';
import { PrepareContext } from './pages/prepare';
import { PageSkeleton } from './pages/PageSkeleton';
import { paths } from '../paths';
import { contentPage, embeddedForm, formPage, loadFormPage, notFoundPage, warmUp } from './pageChunks';
import { preloadPage } from './preloadPage';

/** It is drawn at once where its code is here, as on the page that a visit opens with. */
const page = <P extends object>(entry: CodeEntry<P>) => lazyComponent(entry, () => loadPageCode(entry.load));

/** React remembers for good what did not come: after a fault, a new set is asked again. */
const createPages = () => ({
  ContentPage: page(contentPage),
  FormPage: page(formPage),
  EmbeddedForm: page(embeddedForm),
  NotFoundPage: page(notFoundPage),
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
