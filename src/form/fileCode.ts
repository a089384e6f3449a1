import { repeatable } from '../fields/common/entry';

/** What is done with chosen files: it comes with the connector of files, before one can be chosen. */
export const loadFileBank = repeatable(() => import('./ports/fileBank'));
