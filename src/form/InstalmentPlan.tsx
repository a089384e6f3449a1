import { lazyPart, useFetchedAhead } from '../content';
import { facet, instalments, type PlacedPlan } from '../interpreter';
import { useFormState, useSessionContext, useTexts } from './SessionContext';

/** Few forms show one. */
const PlanTable = lazyPart(() => import('./PlanTable').then((module) => module.PlanTable));
const ahead = [PlanTable.load];

/** The months of a loan, worked out again whenever an answer changes them; nothing while there is no loan. */
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
  return <PlanTable caption={caption} plan={plan} />;
}
