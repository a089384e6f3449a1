import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { PrefetchContext, FormHostContext } from '../content';
import type { FormEmbedBlock } from '../interpreter';
import { PrepareContext } from './pages/usePageHead';
import { PageSkeleton } from './pages/PageSkeleton';
import { paths } from '../paths';
import { ContentPage, EmbeddedForm, FormPage, warmUp, preloadPage } from './pageChunks';
import { notFound } from '../messages';
import { FaultPage } from './pages/FaultPage';
const warmUpForms = () => warmUp(FormPage);

const drawForm = (block: FormEmbedBlock) => <EmbeddedForm block={block} />;

/** Every page of the portal at its address. */
export function PortalRoutes() {
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
              <Route path="*" element={<FaultPage words={notFound} />} />
            </Routes>
          </Suspense>
        </PrepareContext>
      </PrefetchContext>
    </FormHostContext>
  );
}
