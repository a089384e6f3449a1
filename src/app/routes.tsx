import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';

/** Fetches the code of the form's pages, which is one chunk. */
export const loadFormPages = () => import('../pages/formPages');

const HomePage = lazy(async () => ({ default: (await import('../pages/HomePage')).HomePage }));
const NotFoundPage = lazy(async () => ({ default: (await import('../pages/NotFoundPage')).NotFoundPage }));
const FormLayout = lazy(async () => ({ default: (await loadFormPages()).FormLayout }));
const StepPage = lazy(async () => ({ default: (await loadFormPages()).StepPage }));
const PreviewPage = lazy(async () => ({ default: (await loadFormPages()).PreviewPage }));

/** Every page of the portal at its address. */
export function PortalRoutes() {
  return (
    <Routes>
      <Route index element={<HomePage warmUpForms={warmUpForms} />} />
      <Route path="form/:slug" element={<FormLayout />}>
        <Route index element={<StepPage />} />
        <Route path="preview" element={<PreviewPage />} />
      </Route>
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}

/** A visitor is about to open a form. What does not come now is asked for again at the click. */
function warmUpForms(): void {
  loadFormPages().catch(() => undefined);
}
