import { lazyComponent, PageBlock } from '../content';
import { preloadDefinition, preloadPage as preloadContent } from '../api';
import { pageIn, slugIn } from '../paths';
import { openSiteAhead } from './frame/useSite';

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

/**
 * Milliseconds that React waits for the page that a visit opens with; then it shows that the page is loading. Longer where the built
 * page already holds its first words (`.config/vite/wordPages.ts`).
 */
const timeouts = { withWords: 4000, without: 400 };

const hasWords = (): boolean => document.querySelector('[data-worded]') !== null;

/**
 * Opens the page that a visit begins with, and what stands around it, so that the first pass of React shows both. Settles when they
 * are open, cannot be opened, which the page says itself, or are late.
 */
export async function openFirstPage(address: Location): Promise<void> {
  preloadPage(address.pathname);
  let late = false;
  const open = Promise.allSettled([openSiteAhead(), openPage(address, () => late)]);
  await Promise.race([
    open,
    new Promise((end) => setTimeout(end, hasWords() ? timeouts.withWords : timeouts.without)),
  ]);
  late = true;
}

/** A late result is left to the page: the visitor may have gone elsewhere. */
async function openPage({ pathname, search }: Location, isLate: () => boolean): Promise<void> {
  const slug = slugIn(pathname);
  const page = pageIn(pathname);
  if (slug !== undefined) {
    await FormPage.load();
    const { openFormAhead } = await import('./pages/FormPage');
    if (!isLate()) await openFormAhead(slug, search);
  } else if (page !== undefined) {
    await ContentPage.load();
    const { openPageAhead } = await import('./pages/ContentPage');
    if (!isLate()) await openPageAhead(page);
  }
}
