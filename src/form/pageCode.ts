import { fetched, withCode } from '../fields/common/entry';
import { judgeCode } from './judgeCode';

/** The preview; it shows only answers that were judged. */
export const previewCode = withCode(
  fetched(
    () => import('./Preview'),
    (module) => module.Preview,
  ),
  judgeCode.load,
);

/** The receipt. */
export const receiptCode = fetched(
  () => import('./Confirmation'),
  (module) => module.Confirmation,
);
