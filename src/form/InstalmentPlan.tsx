import { lazy, Suspense } from 'react';
import { fetchUntilThere, useFetchedAhead } from '../../blocks/lateCode';
import { facet, instalments, type PlacedPlan } from '../../interpreter';
import { useFormState, useSessionContext, useTexts } from './session/SessionContext';

/** Few forms show one. */
const loadTable = () => import('./PlanTable');
const PlanTable = lazy(async () => ({ default: (await fetchUntilThere(loadTable)).PlanTable }));
const ahead = [loadTable];

/** The months of a loan, worked out anew whenever an answer changes them; nothing while there is no loan. */
export function InstalmentPlan({ block }: { block: PlacedPlan }) {
  useFetchedAhead(ahead);
  const { form } = useSessionContext();
  const state = useFormState(block.id);
  const { caption = '' } = useTexts(block.id, block.texts);
  if (!facet(form, state, block.visible)) return null;
  const [loan, months, rate] = [block.loan, block.months, block.monthlyRate].map((of) =>
    facet(form, state, of),
  );
  const plan = instalments(loan, months, rate);
  if (plan.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <PlanTable caption={caption} plan={plan} />
    </Suspense>
  );
}
