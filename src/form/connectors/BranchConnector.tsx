import { useEffect } from 'react';
import useSWRImmutable from 'swr/immutable';
import { fetchBranches } from '../../api';
import {
  findBranch,
  offeredBranches,
  type BranchesState,
  type BranchField,
  type OfferedBranch,
} from '../../interpreter';
import { branchWords } from '../../messages';
import { renderWidget } from '../../fields/widgets';
import type { ChoiceStatus } from '../../fields/common/types';
import type { Session } from '../../session';
import { useSessionContext } from '../SessionContext';
import { signalOf, useSharedRequest } from './sharedRequests';
import { useTouchingControl, type ConnectorProps } from './useControl';
import { waitingText } from './waitingText';

const noBranches: readonly OfferedBranch[] = [];

/** Branches of a city on a day: asked for once both are there, and again only when the visitor says so. */
export function BranchConnector(props: ConnectorProps) {
  const { definition, branches } = props.view;
  // The table of connectors gives this one to no other type, and every field of it has its state.
  return <Picker {...props} field={definition as BranchField} asked={branches as BranchesState} />;
}

interface PickerProps extends ConnectorProps {
  field: BranchField;
  asked: BranchesState;
}

function Picker({ field, asked, ...props }: PickerProps) {
  const session = useSessionContext();
  const control = useTouchingControl<string>(props);
  const request = 'request' in asked ? asked.request : undefined;
  const key = request && JSON.stringify(['branches', request]);
  const { data, error, isValidating, mutate } = useSWRImmutable<readonly OfferedBranch[], Error>(
    key ?? null,
    async (asked: string) =>
      request ? offeredBranches(await fetchBranches(request, signalOf(asked))) : noBranches,
    { shouldRetryOnError: false },
  );
  useSharedRequest(key);
  // A list from the cache was not asked for by this field, so no request of its own would tell.
  useEffect(() => {
    if (data) settle(session, field, data);
  }, [session, field, data]);
  const status: ChoiceStatus = !request
    ? 'waiting'
    : data
      ? 'ready'
      : isValidating || error === undefined
        ? 'loading'
        : 'failed';
  return renderWidget('branch', {
    ...control,
    branches: data ?? (status === 'failed' ? offeredBranches(field.sample ?? []) : noBranches),
    status,
    waitingText: ('waitingFor' in asked && waitingText(session, asked.waitingFor)) || branchWords.waiting,
    onRetry: () => void mutate(),
  });
}

/** What the real list means for an answer that came from elsewhere: a code gets its name, a branch of the sample goes. */
function settle(session: Session, { name, sample }: BranchField, list: readonly OfferedBranch[]): void {
  session.settleChoice(name, { options: list, whole: false });
  const held = session.state().values[name];
  if (typeof held !== 'string' || held === '' || findBranch(list, held)) return;
  if (findBranch(offeredBranches(sample ?? []), held)) {
    void session.send({ type: 'write', by: 'effect', writes: { [name]: { raw: '' } } });
  }
}
