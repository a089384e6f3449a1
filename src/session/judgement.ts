import type { FormEvent, FormState } from '../interpreter';
import type { Core } from './core';
import { showMissing } from './missing';
import type { Parts } from './ports';

/** Events that go on by what is judged. */
const decisions: ReadonlySet<FormEvent['type']> = new Set(['next', 'send', 'advance', 'saveRow']);

/**
 * What judges answers comes after the form. Until it is here, nothing is told to be wrong, answers are taken as ever, and whoever goes
 * on by a judgement waits for it.
 */
export interface Judgement {
  /** Whether answers can be judged. */
  isHere: () => boolean;
  /** Whether an event has to wait. */
  holdsBack: (event: FormEvent) => boolean;
  /** Takes note of an event that did not wait. */
  onEvent: (event: FormEvent, before: FormState) => void;
  /** Fetches it. Rejects when it does not come; asked again, it tries again. */
  fetch: () => Promise<void>;
  /** Does something that goes on by a judgement, at the latest when there can be one; that there can be none is told. */
  before: (run: () => Promise<void>) => Promise<void>;
}

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
  const fetchOrTell = async (): Promise<void> => {
    const isMissing = await fetch().then(
      () => false,
      () => true,
    );
    if (!isMissing) return;
    await showMissing(core());
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
      if (isNeeded && core().activity.current().missingPart === undefined) void fetchOrTell();
    },
    fetch,
    before: async (run) => {
      if (here) return run();
      core().goOnLater(run);
      return fetchOrTell();
    },
  };
}
