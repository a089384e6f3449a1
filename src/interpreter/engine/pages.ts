import type { CompiledForm } from '../compile/model';
import type { ContentBlock, Followup } from '../../language';
import { isDay } from '../formulas/values';
import type { Facts, FormState } from './state';
import { stored } from './state';
import { scopeOf } from './read';
import { resolve } from './resolve';

/** The page before the first step, in words. */
export interface StartView {
  /** `perhaps`: it depends on answers that are still to come. */
  documents: readonly { text: string; perhaps: boolean }[];
  blocks: readonly ContentBlock[];
}

/** The receipt in words: it outlives the answers that it was made of. */
export interface ReceiptPage {
  title?: string | undefined;
  recap?: boolean | undefined;
  next: readonly Followup[];
  track?: boolean | undefined;
  /** The day of a visit, `YYYY-MM-DD`. */
  day?: string | undefined;
  blocks: readonly ContentBlock[];
  download?: boolean | undefined;
}

/** What the page before the first step says; `undefined` of a form without one. */
export function startView(form: CompiledForm, state: FormState, facts: Facts): StartView | undefined {
  const { start } = form;
  if (!start) return undefined;
  const scope = scopeOf(form, state, facts);
  return {
    documents: (start.documents ?? []).map((one) =>
      typeof one === 'string'
        ? { text: one, perhaps: false }
        : { text: one.text, perhaps: one.when?.test(scope) === false },
    ),
    blocks: resolve(start.blocks ?? [], scope),
  };
}

/** What the receipt says of a form that was sent; `undefined` of a form that says nothing of its own. */
export function receiptPage(
  form: CompiledForm,
  state: FormState,
  facts: Facts,
  registrationNumber: string,
): ReceiptPage | undefined {
  const { confirmation } = form;
  if (!confirmation) return undefined;
  const { title, recapOf, recap = recapOf && true, next = [], track, calendar, blocks = [] } = confirmation;
  const scope = { ...scopeOf(form, state, facts), extras: { registrationNumber } };
  const day = calendar && stored(state.values, calendar);
  return {
    title: resolve(title, scope),
    recap,
    next: resolve(next, scope),
    track,
    day: typeof day === 'string' && isDay(day) ? day : undefined,
    blocks: resolve(blocks, scope),
    download: confirmation.download && true,
  };
}
