import { repeatable, whole } from '../fields/common/entry';

const load = repeatable(() => import('./ports/fileBank'));

/** What is done with chosen files: it comes with the connector of files, before one can be chosen. */
export const loadFileBank = async () => whole((await load()).fileBank);
