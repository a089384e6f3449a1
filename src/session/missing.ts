import type { CompiledForm, FormState } from '../interpreter';
import type { Core } from './core';

/**
 * Code did not come. A new release has taken it away: the page is loaded anew by itself, once, if all that was typed is stored;
 * otherwise the visitor is told, and decides.
 */
export async function showMissing({ activity, draft, form, ports, state }: Core): Promise<void> {
  // Several parts of the screen may miss the same code; the page is loaded anew once.
  if (activity.current().missingPart === 'looking') return;
  activity.patch({ missingPart: 'looking' });
  const why = await ports.parts.whyMissing();
  // A newer move has found all it needs.
  if (activity.current().missingPart !== 'looking') return;
  if (why === 'released' && !ports.parts.isReloaded() && !wouldBeLost(form, state()) && draft.save()) {
    ports.parts.reload();
    return;
  }
  activity.patch({ missingPart: why });
}

/** Whether a reload would cost the visitor something: files on their way, and answers that are never stored. */
function wouldBeLost(form: CompiledForm, state: FormState): boolean {
  if (Object.keys(state.pending).length > 0 || Object.keys(state.unreadable).length > 0) return true;
  return [...form.fields.values()].some(
    ({ name, row, definition }) =>
      (definition.sensitive === true || row.proof) && row.given(state.values[name] ?? row.empty),
  );
}
