import { fetched } from '../fields/common/entry';

/** Toasts, dialogs and popups: code of its own, fetched when the page is idle or when the first one is shown. */
export const overlayLayer = fetched(
  () => import('./OverlayLayer'),
  (module) => module.OverlayLayer,
);
