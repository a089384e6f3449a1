import { facet, nextRun, type CompiledField } from '../../../src/interpreter';
import type { Session } from '../../../src/session';
import type { Slot, World, Watcher } from '../world';

const failedShown = 'A file that has not arrived is reported.';
const stopped = 'Next does not go on over a file that has not arrived.';

interface Failed {
  slot: Slot;
  session: Session;
  file: string;
  /** Next waited for it. */
  awaited: boolean;
  step: string;
}

/** Examines what becomes of files that have not arrived. */
export function uploads(visit: World): Watcher {
  const check = ({ slot, session, file, awaited, step }: Failed): void => {
    if (slot.session !== session || !slot.tab || slot.tab.page() === 'away') return;
    const state = session.state();
    const { running } = session.activity.current();
    if (awaited && (running.has(nextRun) || state.step !== step || slot.tab.page() !== 'step')) {
      visit.fail(stopped, `${file} has not arrived, and Next has gone on from ${step}`);
    }
    const fields = [...session.form.fields.values()].filter(({ definition }) => definition.type === 'upload');
    // What is hidden by now has given up its files.
    const isHere = (visible: CompiledField['visible']): boolean => facet(session.form, state, visible);
    if (fields.some(({ visible, inRow }) => !isHere(visible) || (inRow && !isHere(inRow.inUse)))) return;
    const isShown = fields.some(({ name }) =>
      session
        .uploads(name)
        .store.current()
        .sent.some((one) => one.name === file && one.state === 'failed'),
    );
    if (!isShown) visit.fail(failedShown, `nothing stands where ${file} has not arrived`);
  };

  return {
    on: (happening) => {
      if (happening.what !== 'upload failed') return;
      const { slot, file } = happening;
      const { session } = slot;
      if (!session) return;
      const { hint } = session.activity.current();
      // The screen may still be on its way to the step, where code does not come.
      const { step } = session.state();
      // Who has gone back to the preview meanwhile, by the browser, was not led there by Next.
      const awaited = hint === 'waitForPending' && slot.tab?.page() === 'step';
      const failed = { slot, session, file, awaited, step };
      // At once: the draft may end later in the same act.
      visit.clock.after(0, () => check(failed));
    },
  };
}
