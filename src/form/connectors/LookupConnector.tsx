import { useEffect, useState } from 'react';
import useSWR from 'swr';
import { useDebouncedCallback } from 'use-debounce';
import { fetchOptions } from '../../../api';
import { codeOf, labelOf, storedOption, type LookupState, type Option } from '../../../interpreter';
import { renderWidget } from '../../../widgets/registry';
import type { ChoiceStatus } from '../../../widgets/types';
import { useSessionContext } from '../session/SessionContext';
import { signalOf, useAsking } from './askers';
import { resolveCode, type Found } from './resolveCode';
import { useControl, type ConnectorProps } from './useControl';
import { waitingText } from './waitingText';

/** Milliseconds between the last typed letter and the search (spec 3, section 9). */
const searchAfter = 1000;

const noOptions: readonly Option[] = [];

/**
 * A list that is looked up. The request is the cache's key: the same one is shared and never asked twice, and an answer
 * to an older one is shown to nobody. A failed request leaves the stored answer as it is.
 */
export function LookupConnector(props: ConnectorProps & { lookup: LookupState }) {
  const { view, lookup } = props;
  const { definition } = view;
  const session = useSessionContext();
  const control = useControl<string>(props);
  const [search, setSearch] = useState('');
  const searchLater = useDebouncedCallback(setSearch, searchAfter);
  const source = 'lookup' in definition ? definition.lookup : undefined;
  const request = 'request' in lookup ? lookup.request : undefined;
  const searched = source?.search === true && search !== '' ? search : undefined;

  const key = request && source ? JSON.stringify(['options', request, searched]) : undefined;
  const { data, error, isLoading, mutate } = useSWR<Found, Error>(
    key ?? null,
    async (asked: string) => {
      if (!request || !source) return { options: noOptions, records: new Map() };
      const records = await fetchOptions(request, {
        signal: signalOf(asked),
        search: searched === undefined ? undefined : { field: source.textField, value: searched },
      });
      return found(records, source.idField, source.textField);
    },
    { keepPreviousData: searched !== undefined },
  );
  useAsking(key);
  // A list from the cache was not asked for by this field, so no request of its own would tell.
  const { name } = definition;
  useEffect(() => {
    if (data && searched === undefined) resolveCode(session, name, data);
  }, [session, name, data, searched]);

  const options = withChosen(data?.options ?? noOptions, control.value);
  const status = statusOf(request !== undefined, isLoading, error !== undefined && !data);
  return (
    <span data-loading={isLoading || undefined} style={{ display: 'contents' }}>
      {renderWidget('searchSelect', {
        ...control,
        options,
        status,
        waitingText: 'waitingFor' in lookup ? waitingText(session, lookup.waitingFor.slice(0, 1)) : undefined,
        autoComplete: definition.autocomplete,
        onChange: (raw) => {
          const record = data?.records.get(codeOf(raw));
          void session.send({
            type: 'write',
            by: 'visitor',
            writes: { [definition.name]: { raw, record } },
          });
        },
        onRetry: () => void mutate(),
        onSearch: (text) => {
          if (source?.search === true) searchLater(text);
        },
      })}
    </span>
  );
}

function statusOf(ready: boolean, loading: boolean, failed: boolean): ChoiceStatus {
  if (!ready) return 'waiting';
  if (loading) return 'loading';
  return failed ? 'failed' : 'ready';
}

function found(
  records: readonly Readonly<Record<string, unknown>>[],
  idField: string,
  textField: string,
): Found {
  const options: Option[] = [];
  const byCode = new Map<string, Readonly<Record<string, unknown>>>();
  for (const record of records) {
    const code = textIn(record, idField);
    const label = textIn(record, textField);
    // A record without its promised keys offers nothing that could be chosen.
    if (code === undefined || label === undefined || byCode.has(code)) continue;
    options.push({ value: storedOption(code, label), code, label });
    byCode.set(code, record);
  }
  return { options, records: byCode };
}

function textIn(record: Readonly<Record<string, unknown>>, key: string): string | undefined {
  const value = Object.hasOwn(record, key) ? record[key] : undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** The stored answer stays choosable while its list is not there: copied, restored, or beyond a search. */
function withChosen(options: readonly Option[], stored: string): readonly Option[] {
  if (stored === '' || options.some((option) => option.code === codeOf(stored))) return options;
  return [{ value: stored, code: codeOf(stored), label: labelOf(stored) }, ...options];
}
