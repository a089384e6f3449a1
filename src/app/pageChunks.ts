/** Fetches the code of the home page. */
export const loadHomePage = () => import('../pages/HomePage');

/** Fetches the code of a form's pages, which is one chunk. */
export const loadFormPages = () => import('../pages/formPages');

/** Fetches code that a visitor is about to need. What does not come now is told by whoever asks again. */
export function warmUp(load: () => Promise<unknown>): void {
  load().catch(() => undefined);
}
