import { useRef, useState } from 'react';
import useSWR from 'swr';
import { useDebouncedCallback } from 'use-debounce';
import { fetchOptions } from '../../../api';
import { codeOf, labelOf, storedOption, textsOf, type LookupState, type Option } from '../../../interpreter';
import { choiceWords } from '../../../messages/id';
import { renderWidget } from '../../../widgets/registry';
import type { ChoiceStatus } from '../../../widgets/types';
import { showToast } from '../session/announce';
import type { Session } from '../session/session';
import { useSessionContext } from '../session/SessionContext';
import { useControl, type ConnectorProps } from './useControl';

/** Milliseconds between the last typed letter and the search (spec 3, section 9). */
const searchAfter = 1000;

const noOptions: readonly Option[] = [];

interface Found {
  options: readonly Option[];
  records: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
}

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

  // The answer to an older question is of no use any more.
  const asked = useRef<AbortController>(undefined);
  const { data, error, isLoading, mutate } = useSWR<Found, Error>(
    request && source ? ['options', request, searched] : null,
    async () => {
      if (!request || !source) return { options: noOptions, records: new Map() };
      asked.current?.abort();
      const controller = new AbortController();
      asked.current = controller;
      const records = await fetchOptions(request, {
        signal: controller.signal,
        search: searched === undefined ? undefined : { field: source.textField, value: searched },
      });
      return found(records, source.idField, source.textField);
    },
    {
      keepPreviousData: searched !== undefined,
      onSuccess: (list) => resolveCode(session, definition.name, list),
    },
  );

  const options = withChosen(data?.options ?? noOptions, control.value);
  const status = statusOf(request !== undefined, isLoading, error !== undefined && !data);
  return (
    <span data-loading={isLoading || undefined} style={{ display: 'contents' }}>
      {renderWidget('searchSelect', {
        ...control,
        options,
        status,
        waitingText: 'waitingFor' in lookup ? waitingText(session, lookup.waitingFor) : undefined,
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

/**
 * An answer that the page's address has given as a bare code gets its label now that its list is here. One that the list does
 * not know is taken back: the field opens, and the visitor is told.
 */
function resolveCode(session: Session, name: string, { options, records }: Found): void {
  const { values, locks } = session.latest();
  const held = values[name];
  if (typeof held !== 'string' || held === '' || held.includes('|')) return;
  const option = options.find(({ code }) => code === held);
  if (option) {
    const writes = { [name]: { raw: option.value, record: records.get(held) } };
    void session.send({ type: 'write', by: 'effect', writes });
    return;
  }
  const { [name]: _taken, ...others } = locks;
  void session.send({ type: 'query', writes: { [name]: { raw: '' } }, locks: others });
  showToast(session, { variant: 'default', title: choiceWords.unknownCode(held) });
}

function statusOf(ready: boolean, loading: boolean, failed: boolean): ChoiceStatus {
  if (!ready) return 'waiting';
  if (loading) return 'loading';
  return failed ? 'failed' : 'ready';
}

/** Which answer is needed first, by the label that the visitor sees. */
function waitingText(
  session: ReturnType<typeof useSessionContext>,
  names: readonly string[],
): string | undefined {
  const [name] = names;
  const place = name === undefined ? undefined : session.form.fields.get(name)?.places[0];
  if (!place) return undefined;
  const { label } = textsOf(session.form, session.latest(), place.texts);
  return label === undefined ? undefined : choiceWords.parentFirst(label);
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
