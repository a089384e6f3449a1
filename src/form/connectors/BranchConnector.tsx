import { createElement, use, useEffect, useMemo } from 'react';
import useSWRImmutable from 'swr/immutable';
import { fetchBranches } from '../../api';
import {
  computed,
  findBranch,
  offeredBranches,
  sampleBranches,
  type BranchesState,
  type BranchField,
  type OfferedBranch,
} from '../../interpreter';
import { ContactContext } from '../../content';
import { branchWords } from '../../messages';
import { BranchWidget } from '../../fields/branch/Widget';
import type { ChoiceStatus } from '../../fields/common/types';
import type { Session } from '../../session';
import { useFormState, useSessionContext } from '../SessionContext';
import { signalOf, useSharedRequest } from './sharedRequests';
import { useTouchingControl, type ConnectorProps, waitingText } from './useControl';
const noBranches: readonly OfferedBranch[] = [];

/** Branches of a city on a day: asked for once both are there, and again when the visitor says so or goes on. */
export function BranchConnector(props: ConnectorProps) {
  // The table of connectors gives this one to no other type, and every field of it has its state.
  const field = props.view.definition as BranchField;
  const asked = props.view.branches as BranchesState;
  const session = useSessionContext();
  const contact = use(ContactContext);
  const control = useTouchingControl<string>(props);
  const { data, status, retry } = useBranches(field, asked);
  const sample = useMemo(() => sampleBranches(field), [field]);
  const branches = data ?? (status === 'failed' ? sample : noBranches);
  return createElement(BranchWidget, {
    ...control,
    branches,
    status,
    waitingText: ('waitingFor' in asked && waitingText(session, asked.waitingFor)) || branchWords.waiting,
    sampleUnknown: data !== undefined && props.view.failure?.rule === 'sampleUnknown',
    contact,
    onChange: (raw) => {
      const branch = findBranch(branches, raw);
      const chosen = { raw, record: branch?.record, sample: branch?.sample };
      void session.send({ type: 'write', by: 'visitor', writes: { [field.name]: chosen } });
      control.onBlur();
    },
    onRetry: () => void retry(),
  });
}

/** The list of a field that is not drawn: a branch is asked about before the form is sent, wherever it is shown. */
export function AskedBranch({ name }: { name: string }) {
  const { form } = useSessionContext();
  const state = useFormState(name);
  const field = form.fields.get(name);
  const asked = field?.branches && computed(form, state, field.branches);
  return asked ? <Asked field={field.definition as BranchField} asked={asked} /> : null;
}

function Asked({ field, asked }: { field: BranchField; asked: BranchesState }) {
  useBranches(field, asked);
  return null;
}

/** The bank's list of a field, which settles what was chosen; one that does not come is asked for again only where it has to be. */
function useBranches(field: BranchField, asked: BranchesState) {
  const session = useSessionContext();
  const request = 'request' in asked ? asked.request : undefined;
  const key = request && JSON.stringify(['branches', request, field.service]);
  const { data, error, isValidating, mutate } = useSWRImmutable<readonly OfferedBranch[], Error>(
    key ?? null,
    async (asked: string) =>
      request ? offeredBranches(await fetchBranches(request, signalOf(asked)), field) : noBranches,
    { shouldRetryOnError: false },
  );
  useSharedRequest(key);
  // A list from the cache was not asked for by this field, so no request of its own would tell.
  useEffect(() => {
    if (data) settle(session, field, data);
  }, [session, field, data]);
  const { [field.name]: chosen } = useFormState(field.name).values;
  const isChosen = chosen !== undefined && chosen !== '';
  // A place may have been filled, and a sample become the bank's, since the list came.
  useEffect(() => {
    if (!isChosen) return undefined;
    return session.askAgainAtNext(field.name, async () => {
      const list = await mutate();
      // Before the form goes on, not when React draws it.
      if (list) settle(session, field, list);
    });
  }, [session, field, isChosen, mutate]);
  const status: ChoiceStatus = !request
    ? 'waiting'
    : data
      ? 'ready'
      : isValidating || error === undefined
        ? 'loading'
        : 'failed';
  return { data, status, retry: mutate };
}

/** What the real list means for an answer that came from elsewhere: a code gets its name, a branch of the sample is known or reported. */
function settle(session: Session, { name }: BranchField, list: readonly OfferedBranch[]): void {
  session.settleChoice(name, { options: list, whole: true, find: (stored) => findBranch(list, stored) });
}
