import type { HttpHandler } from 'msw';
import { applications, type Shelf } from './applications';
import { catalogueHandlers } from './handlers/catalogue';
import { customerHandlers } from './handlers/customers';
import { faultHandlers } from './handlers/faults';
import { lookupHandlers } from './handlers/lookups';
import { popupHandlers } from './handlers/popups';
import { submitHandlers } from './handlers/submit';

/** Where the mocks read what they don't make up: `catalogue`, `popups/{slug}`, `regions/{file}`; undefined: nothing there. */
export type ReadData = (path: string) => Promise<unknown>;

/** What the mock back end stands on. */
export interface Surroundings {
  readData: ReadData;
  /** Where submitted applications are kept. */
  shelf: Shelf;
  /** The part of the page's address that asks for faults; see `faultHandlers`. */
  search: () => string;
}

/** The whole mock back end, by the API contract. */
export function backEnd({ readData, shelf, search }: Surroundings): HttpHandler[] {
  const submitted = applications(shelf);
  return [
    ...faultHandlers(search),
    ...catalogueHandlers(readData),
    ...lookupHandlers(readData),
    ...popupHandlers(readData),
    ...customerHandlers(),
    ...submitHandlers(submitted),
  ];
}
