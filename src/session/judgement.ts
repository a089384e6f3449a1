import type { FormEvent, FormState } from '../interpreter';
import type { Core, Judgement } from './core';
import { findMissing } from './missing';
import type { Parts } from './ports';

/** Events that go on by what is judged. */
const decisions: ReadonlySet<FormEvent['type']> = new Set(['next', 'send', 'advance', 'saveRow']);

/** The judgement of one session. */
export function createJudgement(parts: Parts, core: () => Core): Judgement {
  let here = parts.has('judge');
  let since: FormState | undefined;

  const fetch = async (): Promise<void> => {
    if (here) return;
    await parts.fetch('judge');
    // Others may have asked for it at the same time.
    if (here) return;
    here = true;
    await core().send({ type: 'judged', since });
  };
  let asking: Promise<void> | undefined;
  // A field that is left and a press on Next ask for the same.
  const fetchOrReport = (): Promise<void> => (asking ??= askOrReport().finally(() => (asking = undefined)));
  const askOrReport = async (): Promise<void> => {
    const isMissing = await fetch().then(
      () => false,
      () => true,
    );
    if (!isMissing) return;
    await findMissing(core());
    // A fresh page knows nothing of the press.
    if (core().activity.current().missingPart === 'released') core().stopWaiting();
  };

  return {
    isHere: () => here,
    holdsBack: ({ type }) => !here && decisions.has(type),
    onEvent: (event, before) => {
      if (here) return;
      const isWrite = event.type === 'write' && event.by === 'visitor';
      if (isWrite) since ??= before;
      const isNeeded = event.type === 'touch' || (isWrite && core().form.watches.length > 0);
      if (isNeeded && core().activity.current().missingPart === undefined) void fetchOrReport();
    },
    fetch,
    before: async (run, givenUp) => {
      if (here) return run();
      core().goOnLater(run, givenUp);
      return fetchOrReport();
    },
  };
}
