import { focusField } from '../../widgets/focusField';
import type { FromPreview, ToPreview } from '../channel';
import { scenarioOf } from '../scenarios/scenarioOf';
import type { Exchange } from './exchanges';
import { fillStep } from './fillStep';
import { fillToPreview } from './fillToPreview';
import type { FormHandle } from './kept';

/** What the editor asks of a form that is open. */
export type Order = Exclude<ToPreview, { kind: 'form' | 'restart' }>;

/** Carries an order out and gives the answer to it, where it has one. */
export async function answerOrder(
  order: Order,
  handle: FormHandle,
  exchanges: readonly Exchange[],
): Promise<FromPreview | undefined> {
  const { form, session } = handle;
  switch (order.kind) {
    case 'show-step':
      await session.send({ type: 'goTo', target: { step: order.step } });
      return undefined;
    case 'show-field':
      focusField(order.name);
      return undefined;
    case 'fill': {
      const count = await (order.to === 'step' ? fillStep(session) : fillToPreview(handle));
      return { kind: 'filled', count, stopped: order.to === 'preview' && handle.shown().at === 'step' };
    }
    case 'record': {
      const standing = { form, state: session.latest, facts: session.facts };
      const scenario = scenarioOf(standing, handle.shown().at !== 'step', exchanges);
      return { kind: 'recorded', scenario };
    }
  }
}
