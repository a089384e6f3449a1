import { pageBlock } from '../content';
import { repeatable } from '../fields/common/entry';

const loadPage = repeatable(() => import('./pages/ContentPage'));

/** Fetches the code of pages of content, the home page among them, and of their blocks. */
export async function loadContentPage() {
  const [page] = await Promise.all([loadPage(), pageBlock.load()]);
  return page;
}

/** Fetches the code of the page of a form. */
export const loadFormPage = repeatable(() => import('./pages/FormPage'));

/** Fetches the code of a form inside a page. */
export const loadEmbeddedForm = repeatable(() => import('../form/EmbeddedForm'));

/** Fetches the page for addresses without one. */
export const loadNotFoundPage = repeatable(() => import('./pages/NotFoundPage'));

/** Fetches code that a visitor is about to need. What does not come now is told by whoever asks again. */
export function warmUp(load: () => Promise<unknown>): void {
  load().catch(() => undefined);
}
