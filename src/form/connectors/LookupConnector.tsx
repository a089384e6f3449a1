import { useEffect, useState } from 'react';
import useSWR from 'swr';
import { fetchOptions } from '../../api';
import { codeOf, foundOptions, labelOf, type LookupState, type Option } from '../../interpreter';
import { renderWidget } from '../../fields/widgets';
import type { ChoiceStatus } from '../../fields/common/types';
import { useSessionContext } from '../SessionContext';
import { signalOf, useSharedRequest } from './sharedRequests';
import { useControl, type ConnectorProps } from './useControl';
import { waitingText } from './waitingText';

/** Milliseconds between the last typed letter and the search. */
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

  const key = request && source ? JSON.stringify(['options', request, searched]) : undefined;
  const { data, error, isLoading, mutate } = useSWR<readonly Option[], Error>(
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
  // A list from the cache was not asked for by this field, so no request of its own would tell.
  const { name } = definition;
  useEffect(() => {
    // A list that is searched by the back end may show its beginning only.
    if (data && searched === undefined) session.settleChoice(name, { options: data, whole });
  }, [session, name, data, searched, whole]);

  const options = withChosen(data ?? noOptions, control.value);
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
          const record = options.find(({ code }) => code === codeOf(raw))?.record;
          void session.send({
            type: 'write',
            by: 'visitor',
            writes: { [definition.name]: { raw, record } },
          });
        },
        onRetry: () => void mutate(),
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

/** The stored answer stays choosable while its list is not there: copied, restored, or beyond a search. */
function withChosen(options: readonly Option[], stored: string): readonly Option[] {
  if (stored === '' || options.some((option) => option.code === codeOf(stored))) return options;
  return [{ value: stored, code: codeOf(stored), label: labelOf(stored) }, ...options];
}
