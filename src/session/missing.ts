import type { CompiledForm, FormState } from '../interpreter';
import type { Core } from './core';
import type { CodePart } from './ports';

/** What may stand in front of a step, or in its place. */
const around = ['overlays', 'preview', 'receipt'] as const satisfies CodePart[];

/** Fetches the code of what is on the screen, and draws it; says whether all of it came. */
export async function fetchParts({ activity, ports }: Core): Promise<boolean> {
  const { step, missingPart } = activity.current();
  // Who asks without a fault has not drawn the step, though its code may have come since.
  const isNew = missingPart === undefined || !ports.parts.has({ step });
  // What stands around the step is fetched when it is needed, or when something was missing.
  try {
    await Promise.all([
      ports.parts.fetch({ step }),
      ...(missingPart ? [...around.map((part) => ports.parts.fetch(part))] : []),
    ]);
  } catch {
    return false;
  }
  // A newer move fetches its own.
  if (activity.current().step !== step) return true;
  // A step that was on the screen stays as it is.
  activity.patch({ missingPart: undefined, shown: activity.current().shown + (isNew ? 1 : 0) });
  return true;
}

/**
 * Code did not come. A new release has taken it away: the page is reloaded by itself, once, if all that was typed is stored;
 * otherwise the visitor is told, and decides. Says whether all has come in the end.
 */
export async function findMissing(core: Core): Promise<boolean> {
  const { activity } = core;
  // Of a form that was left nothing is missed.
  if (core.isClosed()) return false;
  // Several parts of the screen may miss the same code; the page is reloaded once.
  if (activity.current().missingPart === 'looking')
    await activity.until(({ missingPart }) => missingPart !== 'looking');
  else await look(core);
  return activity.current().missingPart === undefined;
}

async function look(core: Core): Promise<void> {
  const { activity, draft, form, ports, state } = core;
  const isLooking = (): boolean => !core.isClosed() && activity.current().missingPart === 'looking';
  activity.patch({ missingPart: 'looking' });
  let why = await ports.parts.whyMissing();
  // A moment without a connection is no release: what is there comes at the second asking.
  if (why === 'released' && isLooking()) {
    if (await fetchParts(core)) return;
    why = await ports.parts.whyMissing();
  }
  // A newer move has found all it needs, or the form was left.
  if (!isLooking()) return;
  if (why === 'released' && !ports.parts.isReloaded() && !wouldBeLost(form, state()) && draft.save()) {
    ports.parts.reload();
    return;
  }
  activity.patch({ missingPart: why });
}

/** Whether a reload would cost the visitor something: files on their way, and answers that are never stored. */
function wouldBeLost(form: CompiledForm, state: FormState): boolean {
  if (Object.keys(state.pending).length > 0 || Object.keys(state.refused).length > 0) return true;
  return [...form.fields.values()].some(
    ({ name, row, definition }) =>
      (definition.sensitive === true || row.proof) && row.given(state.values[name] ?? row.empty),
  );
}
