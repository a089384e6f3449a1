/** The page's side of the checker, under `npm start` only. */
import type { CheckedFile } from '../../../src/tools/checker';
import { askEvent, findingsEvent } from './events';
import { createOverlay, onPage } from './overlay';

// Written out: Vite looks for these very words.
const hot = import.meta.hot;

// The workbench reports findings itself, beside the text.
if (hot && !location.pathname.startsWith('/editor/')) {
  const overlay = createOverlay(document, (place) => {
    void fetch(`/__open-in-editor?file=${encodeURIComponent(place)}`);
  });
  let known: readonly CheckedFile[] = [];
  const show = (): void => {
    const { own, elsewhere } = onPage(location.pathname, known);
    overlay.show(own, elsewhere);
  };
  hot.on(findingsEvent, (files: readonly CheckedFile[]) => {
    known = files;
    show();
  });
  // The portal goes from page to page without loading; some browsers do not report it.
  if ('navigation' in window) window.navigation.addEventListener('currententrychange', show);
  window.addEventListener('popstate', show);
  const ask = (): void => hot.send(askEvent);
  hot.on('vite:ws:connect', ask);
  ask();
}
