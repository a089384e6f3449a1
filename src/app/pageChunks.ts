import { lazyComponent, PageBlock } from '../content';

/** A page of content, the home page among them, with the code of its blocks. */
export const ContentPage = lazyComponent(async () => {
  const [page] = await Promise.all([import('./pages/ContentPage'), PageBlock.load()]);
  return page.ContentPage;
});

/** The page of a form. */
export const FormPage = lazyComponent(() => import('./pages/FormPage').then((module) => module.FormPage));

/** A form inside a page. */
export const EmbeddedForm = lazyComponent(() =>
  import('../form/EmbeddedForm').then((module) => module.EmbeddedForm),
);

/** The page for addresses without one. */
export const NotFoundPage = lazyComponent(() =>
  import('./pages/NotFoundPage').then((module) => module.NotFoundPage),
);

/** Fetches code that a visitor is about to need. What does not come now is requested again when it is needed, and reported then. */
export function warmUp(page: { load: () => Promise<void> }): void {
  page.load().catch(() => undefined);
}
