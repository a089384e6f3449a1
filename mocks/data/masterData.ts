import { filterRecords, type LookupQuery, type LookupRecord } from '../lookupQuery';
import { countries } from './countries';
import { echelons, industries, industriesOfJob, jobTypes, positions, ranks, type Row } from './jobs';

type RowsOf = (query: LookupQuery) => readonly Row[];

const civilServant = '39';
const ofCivilServants =
  (rows: readonly Row[]): RowsOf =>
  ({ masterId }) =>
    masterId === undefined || masterId === civilServant ? rows : [];

const allPositions: readonly Row[] = [...new Set(Object.values(positions).flat())];

/** The bank's lists, by the value of the filter that is called 'Field'. `masterId` and `subId` are codes of job types. */
const lists: Readonly<Record<string, RowsOf>> = {
  parentCountry: countries,
  country: countries,
  jenisPekerjaan: () => jobTypes,
  eselon: ofCivilServants(echelons),
  golongan: ofCivilServants(ranks),
  jabatan: ({ masterId }) => (masterId === undefined ? allPositions : (positions[masterId] ?? [])),
  bidangUsaha({ subId }) {
    const ids = subId === undefined ? undefined : industriesOfJob[subId];
    return ids ? industries.filter(([id]) => ids.includes(id)) : industries;
  },
};

/** Looks up master data: the list that the filter 'Field' names, narrowed by the other filters. Without 'Field', all lists. */
export function findMasterData(query: LookupQuery): LookupRecord[] | string {
  const names = query.filters.filter(({ field }) => field === 'Field').map(({ value }) => value);
  const unknown = names.find((name) => !Object.hasOwn(lists, name));
  if (unknown !== undefined) return `Field: "${unknown}" is none of ${Object.keys(lists).join(', ')}`;
  const chosen = names.length === 0 ? Object.values(lists) : names.flatMap((name) => lists[name] ?? []);
  return filterRecords(
    chosen.flatMap((rowsOf) => rowsOf(query)).map(([bjbFastId, description]) => ({ bjbFastId, description })),
    query.filters.filter(({ field }) => field !== 'Field'),
  );
}
