import { lazyModule } from '../fields/common/entry';

/** The preview. */
export const previewCode = lazyModule(
  () => import('./Preview'),
  (module) => module.Preview,
);

/** The receipt. */
export const receiptCode = lazyModule(
  () => import('./Confirmation'),
  (module) => module.Confirmation,
);
