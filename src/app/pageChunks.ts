import { lazyComponent, PageBlock } from '../content';
import { preloadDefinition, preloadPage as preloadContent } from '../api';
import { pageIn, slugIn } from '../paths';

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

/** Fetches code that a visitor is about to need. What does not come now is requested again when it is needed, and reported then. */
export function warmUp(page: { load: () => Promise<void> }): void {
  page.load().catch(() => undefined);
}

/** Fetches the code and the definition of the page at an address; the page then waits for both. */
export function preloadPage(pathname: string): void {
  const slug = slugIn(pathname);
  const page = pageIn(pathname);
  if (slug !== undefined) {
    preloadDefinition(slug);
    warmUp(FormPage);
  } else if (page !== undefined) {
    preloadContent(page);
    warmUp(ContentPage);
  }
}
