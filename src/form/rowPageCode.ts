import { lazyModule, lazyComponent } from '../fields/common/entry';

/** The page of a row; fetched with the steps that have such pages. */
export const rowPageCode = lazyModule(
  () => import('./RowPage'),
  (module) => module.RowPage,
);

export const RowPage = lazyComponent(rowPageCode);
