import { pageBlock } from '../content';
import { entryOf, repeatable } from '../fields/common/entry';

const loadPage = repeatable(() => import('./pages/ContentPage'));

/** Fetches the code of pages of content, the home page among them, and of their blocks. */
export async function loadContentPage() {
  const [page] = await Promise.all([loadPage(), pageBlock.load()]);
  return page;
}

/** Fetches the code of the page of a form. */
export const loadFormPage = repeatable(() => import('./pages/FormPage'));

const loadEmbeddedForm = repeatable(() => import('../form/EmbeddedForm'));
const loadNotFoundPage = repeatable(() => import('./pages/NotFoundPage'));

export const contentPage = entryOf(loadContentPage, (module) => module.ContentPage);
export const formPage = entryOf(loadFormPage, (module) => module.FormPage);
/** A form inside a page. */
export const embeddedForm = entryOf(loadEmbeddedForm, (module) => module.EmbeddedForm);
/** The page for addresses without one. */
export const notFoundPage = entryOf(loadNotFoundPage, (module) => module.NotFoundPage);

/** Fetches code that a visitor is about to need. What does not come now is requested again when it is needed, and reported then. */
export function warmUp(load: () => Promise<unknown>): void {
  load().catch(() => undefined);
}
