import { fetched, lately } from '../fields/common/entry';

/** The page of a row; fetched with the steps that have such pages. */
export const rowPageCode = fetched(
  () => import('./RowPage'),
  (module) => module.RowPage,
);

export const RowPage = lately(rowPageCode);
