/** The page's side of the checker, under `npm start` only. */
import type { CheckedFile } from '../../../src/tools/checker';
import { askEvent, findingsEvent } from './events';
import { createOverlay } from './overlay';

// Written out: Vite looks for these very words.
const hot = import.meta.hot;

// The workbench tells findings itself, beside the text.
if (hot && !location.pathname.startsWith('/editor/')) {
  const overlay = createOverlay(document, (place) => {
    void fetch(`/__open-in-editor?file=${encodeURIComponent(place)}`);
  });
  hot.on(findingsEvent, (files: readonly CheckedFile[]) => overlay.show(files));
  const ask = (): void => hot.send(askEvent);
  hot.on('vite:ws:connect', ask);
  ask();
}
