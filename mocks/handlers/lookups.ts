import { http, type HttpHandler } from 'msw';
import { type BackEnd } from '../backEnd';
import { branchRecords } from '../data/branches';
import { findMasterData } from '../data/masterData';
import { filterRecords, type LookupQuery, type LookupRecord, readLookupQuery } from '../lookupQuery';
import { findRegions } from '../regionLookup';
import { badRequest, bodyOf, refuse, succeed } from '../replies';

/** The records for a query; a text says why there are none. */
type Lookup = (
  query: LookupQuery,
  backEnd: BackEnd,
) => Promise<LookupRecord[] | string> | LookupRecord[] | string;

/** What `remote-select` can look up, by the address inside the request. */
const lookups: Readonly<Record<string, Lookup>> = {
  '/province/filter': findRegions('provinces'),
  '/city/filter': findRegions('cities'),
  '/district/filter': findRegions('districts'),
  '/village/filter': findRegions('villages'),
  '/branch/filter': ({ filters }) => filterRecords(branchRecords, filters),
  '/bjb-fast-data-master/filter': findMasterData,
};

/** Options of remote selects. */
export function lookupHandlers(backEnd: BackEnd): HttpHandler[] {
  return [
    http.post('*/api/remote-select', async ({ request }) => {
      const query = readLookupQuery(await bodyOf(request));
      if (typeof query === 'string') return badRequest(query);
      const lookup = Object.hasOwn(lookups, query.url) ? lookups[query.url] : undefined;
      if (!lookup) return refuse(404, `Alamat pencarian tidak dikenal: ${query.url}`);
      const records = await lookup(query, backEnd);
      return typeof records === 'string' ? badRequest(records) : succeed(records);
    }),
  ];
}
