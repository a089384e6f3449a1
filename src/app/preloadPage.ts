import { preloadDefinition } from '../api';
import { preloadProductCards } from '../pages/home/productCards';
import { paths, slugIn } from '../pages/paths';
import { loadFormPages, loadHomePage, warmUp } from './pageChunks';

/** Sends for the code and the data of the page at an address, before React begins; the page then waits for both. */
export function preloadPage(pathname: string): void {
  const slug = slugIn(pathname);
  if (slug !== undefined) {
    preloadDefinition(slug);
    warmUp(loadFormPages);
  } else if (pathname === paths.home) {
    preloadProductCards();
    warmUp(loadHomePage);
  }
}
