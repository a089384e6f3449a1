import { preloadDefinition, preloadPage as preloadContent } from '../api';
import { pageIn, slugIn } from '../paths';
import { ContentPage, FormPage, warmUp } from './pageChunks';

/** Sends for the code and the definition of the page at an address; the page then waits for both. */
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
