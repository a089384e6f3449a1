import { createElement, useEffect, useMemo, useState } from 'react';
import useSWR from 'swr';
import { fetchOptions } from '../../api';
import {
  codeOf,
  foundOptions,
  sorted,
  type Lookup,
  type LookupRequest,
  type LookupState,
  type Option,
} from '../../interpreter';
import { SearchSelectWidget } from '../../fields/searchSelect/Widget';
import type { ChoiceStatus, Unlisted } from '../../fields/common/types';
import { useSessionContext } from '../SessionContext';
import { signalOf, useSharedRequest } from './sharedRequests';
import { useControl, useLocalList, type ConnectorProps, waitingText } from './useControl';
/** Milliseconds between the last typed letter and the search. */
const searchAfter = 1000;

const noOptions: readonly Option[] = [];

/** A list that can be searched: its options are looked up, or stand in the definition. */
export function SearchSelectConnector(props: ConnectorProps) {
  return props.view.lookup ? (
    <LookupConnector {...props} lookup={props.view.lookup} />
  ) : (
    <LocalSearch {...props} />
  );
}

function LocalSearch(props: ConnectorProps) {
  return <SearchSelectWidget {...useLocalList(props)} />;
}

/**
 * A list that is looked up. The request is the cache's key: the same one is shared and never asked twice, and an answer
 * to an older one is shown to nobody. A failed request leaves the stored answer as it is.
 */
function LookupConnector(props: ConnectorProps & { lookup: LookupState }) {
  const { view, lookup } = props;
  const { definition } = view;
  const session = useSessionContext();
  const control = useControl<string, string | Unlisted>(props);
  const [search, setSearch] = useState('');
  const [typed, setTyped] = useState('');
  useEffect(() => {
    if (typed === search) return undefined;
    const timer = setTimeout(() => setSearch(typed), searchAfter);
    return () => clearTimeout(timer);
  }, [typed, search]);
  const source = 'lookup' in definition ? definition.lookup : undefined;
  const request = 'request' in lookup ? lookup.request : undefined;
  // Only this call knows a search.
  const searches = request?.call === 'remote-select' && source?.search !== false;
  const whole = source?.search !== true;
  const searched = searches && search !== '' ? search : undefined;

  const list = useList(request, source, undefined);
  // Beside the list, not in its place: what is found in the one stays when the other does not have it.
  const found = useList(searched === undefined ? undefined : request, source, searched);
  const { data, mutate } = list;
  // A list from the cache was not asked for by this field, so no request of its own would tell.
  const { name } = definition;
  useEffect(() => {
    // A list that is searched by the back end may show its beginning only.
    if (data) session.settleChoice(name, { options: data, whole });
  }, [session, name, data, whole]);
  const isEmpty = data?.length === 0;
  // A bare code, such as one of the page's address, is in doubt also where it cannot be changed.
  const isDoubtful = isEmpty && control.value !== '' && (!control.readOnly || !control.value.includes('|'));
  useEffect(() => {
    if (!isDoubtful) return undefined;
    return session.askAgainAtNext(name, async () => {
      const options = await mutate();
      // Before Next goes on, not when React draws it.
      if (options) session.settleChoice(name, { options, whole });
    });
  }, [session, name, isDoubtful, mutate, whole]);

  const { sort, aliases } = 'lookup' in definition ? definition : {};
  const options = useMemo(() => sorted(joined(data, found.data), sort), [data, found.data, sort]);
  const isLoading = list.isLoading || found.isLoading || (isEmpty && list.isValidating);
  const failed = [list, ...(whole ? [] : [found])].some((one) => one.error !== undefined && !one.data);
  const status = statusOf(request !== undefined, isLoading, failed);
  return (
    <span data-loading={isLoading || undefined} style={{ display: 'contents' }}>
      {createElement(SearchSelectWidget, {
        ...control,
        options,
        status,
        waitingText: 'waitingFor' in lookup ? waitingText(session, lookup.waitingFor.slice(0, 1)) : undefined,
        autoComplete: definition.autocomplete,
        partial: !whole,
        aliases,
        entered: view.entered,
        onUnlisted: control.onChange,
        onChange: (raw) => {
          const record = options.find(({ code }) => code === codeOf(raw))?.record;
          void session.send({
            type: 'write',
            by: 'visitor',
            writes: { [definition.name]: { raw, record } },
          });
        },
        onRetry: () => void (data && !isEmpty ? found : list).mutate(),
        onSearch: (text) => {
          if (searches) setTyped(text);
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

/** The list of a request, or what a search in it has found; while the next letters are searched, what the former ones have found. */
function useList(
  request: LookupRequest | undefined,
  source: Lookup | undefined,
  searched: string | undefined,
) {
  const key = request && source ? JSON.stringify(['options', request, searched]) : undefined;
  const list = useSWR<readonly Option[], Error>(
    key ?? null,
    async (asked: string) => {
      if (!request || !source) return noOptions;
      const records = await fetchOptions(request, {
        signal: signalOf(asked),
        search: searched === undefined ? undefined : { field: source.textField, value: searched },
      });
      return foundOptions(records, source);
    },
    { keepPreviousData: searched !== undefined },
  );
  useSharedRequest(key);
  return list;
}

/** A list, then what a search has found beside it. */
function joined(
  list: readonly Option[] = noOptions,
  found: readonly Option[] = noOptions,
): readonly Option[] {
  if (found.length === 0) return list;
  const codes = new Set(list.map(({ code }) => code));
  return [...list, ...found.filter(({ code }) => !codes.has(code))];
}
