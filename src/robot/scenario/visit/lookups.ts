import { storedOption, type Json, type Lookup, type LookupRequest, type Option } from '../../../interpreter';
import { readList } from './bank';
import type { Visit } from './visit';

/** An option with the record that it came from. */
export interface FoundOption extends Option {
  record?: Readonly<Record<string, unknown>>;
}

/** Lists that were looked up, by request: the same one is asked once. `undefined` is a list that did not come. */
export type LookupCache = Map<string, readonly FoundOption[] | undefined>;

/** A device without lists. */
export function lookupCache(): LookupCache {
  return new Map();
}

/** The options behind a request; `search` narrows them. `undefined`: the list did not come, and will be asked again. */
export function lookUp(
  { bank, lookups }: Visit,
  { idField, textField }: Lookup,
  { call, url, body }: LookupRequest,
  search?: string,
): readonly FoundOption[] | undefined {
  // Array.isArray leaves the items' type open; they are JSON.
  const filters = Array.isArray(body.filters) ? (body.filters as readonly Json[]) : [];
  const asked =
    search === undefined
      ? body
      : {
          ...body,
          filters: [
            ...filters,
            { field: textField, value: search, type: 'text', comparisonOperator: 'like' },
          ],
        };
  const key = JSON.stringify([call, url, asked]);
  const known = lookups.get(key);
  if (known) return known;
  const records = readList(bank.ask(call, call === 'get' ? { url } : asked));
  const options = records && optionsOf(records, idField, textField);
  lookups.set(key, options);
  return options;
}

/** The options that a list of records offers, each code once. */
export function optionsOf(
  records: readonly Readonly<Record<string, unknown>>[],
  idField: string,
  textField: string,
): FoundOption[] {
  const options = new Map<string, FoundOption>();
  for (const record of records) {
    const code = textIn(record, idField);
    const label = textIn(record, textField);
    if (code === undefined || label === undefined || options.has(code)) continue;
    options.set(code, { value: storedOption(code, label), code, label, record });
  }
  return [...options.values()];
}

function textIn(record: Readonly<Record<string, unknown>>, key: string): string | undefined {
  const value = Object.hasOwn(record, key) ? record[key] : undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}
