import { lazyModule } from '../fields/common/entry';

/** Toasts, dialogs and popups: code of its own, fetched when the page is idle or when the first one is shown. */
export const overlayLayer = lazyModule(
  () => import('./OverlayLayer'),
  (module) => module.OverlayLayer,
);
