import { focusField } from '../../widgets/focusField';
import type { FromPreview, ToPreview } from '../channel';
import { scenarioOf } from '../scenarios/scenarioOf';
import type { Exchange } from './exchanges';
import { fillStep } from './fillStep';
import type { FormHandle } from './kept';

/** What the editor asks of a form that is open. */
export type Order = Exclude<ToPreview, { kind: 'form' | 'restart' }>;

/** Carries an order out and gives the answer to it. */
export async function answerOrder(
  order: Order,
  handle: FormHandle,
  exchanges: readonly Exchange[],
): Promise<FromPreview> {
  const { form, session } = handle;
  switch (order.kind) {
    case 'show-step':
      await session.send({ type: 'goTo', target: { step: order.step } });
      return { kind: 'focused', name: '' };
    case 'show-field':
      focusField(order.name);
      return { kind: 'focused', name: order.name };
    case 'fill':
      return { kind: 'filled', count: await fillStep(session) };
    case 'record': {
      const standing = { form, state: session.latest, facts: session.facts };
      const scenario = scenarioOf(standing, handle.shown().at !== 'step', exchanges);
      return { kind: 'recorded', scenario };
    }
  }
}
