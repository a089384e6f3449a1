import type { CompiledForm } from '../compile/model';
import type { ContentBlock, Followup } from '../../language';
import { isDay } from '../formulas/values';
import type { Facts, FormState } from './state';
import { stored } from './state';
import { scopeOf } from './read';
import { contentOf } from './words';

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
  const scope = scopeOf(form, state, facts);
  return (
    form.start && {
      documents: form.start.documents.map(({ text, when }) => ({
        text,
        perhaps: when !== undefined && !when.test(scope),
      })),
      blocks: form.start.blocks.flatMap((block) => contentOf(block, scope)),
    }
  );
}

/** What the receipt says of a form that was sent; `undefined` of a form that says nothing of its own. */
export function receiptPage(
  form: CompiledForm,
  state: FormState,
  facts: Facts,
  registrationNumber: string,
): ReceiptPage | undefined {
  const { confirmation, definition } = form;
  if (!confirmation) return undefined;
  const { recapOf, recap = recapOf && true, track, calendar } = definition.confirmation ?? {};
  const scope = { ...scopeOf(form, state, facts), extras: { registrationNumber } };
  const day = calendar && stored(state.values, calendar);
  return {
    title: confirmation.title?.render(scope),
    recap,
    next: confirmation.next.map(({ text, within }) => ({
      text: text.render(scope),
      ...(within === undefined ? {} : { within }),
    })),
    track,
    day: typeof day === 'string' && isDay(day) ? day : undefined,
    blocks: confirmation.blocks.flatMap((block) => contentOf(block, scope)),
    download: confirmation.download && true,
  };
}
