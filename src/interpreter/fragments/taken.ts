import type { Fragment } from '../../language';

/** A fragment that is taken in. */
export interface Taken {
  fragment: Fragment;
  path: string;
  /** Names in the form by names in the fragment, those that are left out missing. */
  fields: ReadonlyMap<string, string>;
}
