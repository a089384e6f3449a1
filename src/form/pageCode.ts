import { lazyModule, withModule } from '../fields/common/entry';
import { judgeCode } from './judgeCode';

/** The preview; it shows only answers that were judged. */
export const previewCode = withModule(
  lazyModule(
    () => import('./Preview'),
    (module) => module.Preview,
  ),
  judgeCode.load,
);

/** The receipt. */
export const receiptCode = lazyModule(
  () => import('./Confirmation'),
  (module) => module.Confirmation,
);
