import type { Address } from './address';
import { entryAbove, type FormEntry } from './entry';
import type { Destination, Navigator } from './ports';

/** The entry that is shown. */
export interface ShownEntry {
  place: Address;
  entry: FormEntry;
  /** How many entries the newest move has gone forward. */
  moved: number;
}

/** How a form's steps stand in its addresses: the first one is left out, where there is no page before it. */
export interface StepAddresses {
  firstStep: string;
  hasStart: boolean;
}

/** What becomes of the history: so many entries on, perhaps `out` of the portal, or an entry of a place. */
export type Move = { by: number; out?: boolean } | { place: Address; entry: FormEntry; replace: boolean };

/** The move that leads from the entry that is shown to where a form wants to go; none: it is there already. */
export function moveFor(
  destination: Destination,
  { place, entry, moved }: ShownEntry,
  { firstStep, hasStart }: StepAddresses,
): Move | undefined {
  const { below = 0, first = false, start } = entry;
  const shown = place.page === 'step' ? (place.step ?? (hasStart ? undefined : firstStep)) : undefined;
  const shownRow = place.page === 'step' ? place.row : undefined;
  const isStart = place.page === 'step' && shown === undefined;
  /** How many entries show this page. */
  const own = entry.over ? 2 : 1;
  const push = (to: Address, cameFrom: string | undefined): Move => ({
    place: to,
    entry: { ...entryAbove(entry, isStart), cameFrom },
    replace: false,
  });
  const replace = (to: Address): Move => ({
    place: to,
    entry: { ...entry, cameFrom: undefined },
    replace: true,
  });
  switch (destination.to) {
    case 'step': {
      const { step, back, row } = destination;
      if (shown === step && shownRow === row) return undefined;
      if (back && entry.cameFrom === step) return { by: -own };
      const to: Address = { page: 'step', step: step === firstStep && !hasStart ? undefined : step, row };
      // Back to a step that does not lie below: one more entry would make the way out of the form longer.
      if (destination.replace || back) return replace(to);
      // Back from a row leads to its step, where that lies below.
      const isAbove = row === undefined || (shown === step && shownRow === undefined);
      return push(to, isAbove ? destination.cameFrom : undefined);
    }
    case 'preview':
      return push({ page: 'preview' }, shown ?? firstStep);
    case 'receipt':
      return replace({ page: 'preview' });
    case 'previous':
      return { by: -own, out: first && below + 1 === own };
    case 'leave':
      // Back from the first step leads to the page before it.
      return start ? { by: -below } : { by: -below - 1, out: first };
    case 'stay':
      return moved === 0 ? undefined : { by: -moved };
  }
}

/** A navigator that does nothing: a form without a route of its own has none. */
export const noNavigator: Navigator = {
  go: () => undefined,
  toPath: () => undefined,
  toForm: () => undefined,
  prepare: () => undefined,
};
