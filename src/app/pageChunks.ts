/** Fetches the code of pages of content, the home page among them. */
export const loadContentPage = () => import('../pages/ContentPage');

/** Fetches the code of a form's pages, which is one chunk. */
export const loadFormPages = () => import('../pages/formPages');

/** Fetches code that a visitor is about to need. What does not come now is told by whoever asks again. */
export function warmUp(load: () => Promise<unknown>): void {
  load().catch(() => undefined);
}
