import { focusField } from '../../../fields/common/focusField';
import type { FromPreview, ToPreview } from '../channel';
import { whatIf } from '../insight/whatIf';
import { scenarioOf } from '../scenarios/scenarioOf';
import type { Exchange } from './exchanges';
import { fillStep } from './fillStep';
import { fillToPreview } from './fillToPreview';
import type { FormHandle } from './kept';

/** What the editor asks of a form that is open. */
export type EditorCommand = Exclude<ToPreview, { kind: 'form' | 'restart' }>;

/** Carries a command out and gives the answer to it, where it has one. */
export async function answerCommand(
  command: EditorCommand,
  handle: FormHandle,
  exchanges: readonly Exchange[],
): Promise<FromPreview | undefined> {
  const { form, session } = handle;
  const standing = { form, state: session.state, facts: session.facts };
  switch (command.kind) {
    case 'show-step':
      await session.send({ type: 'goTo', target: { step: command.step } });
      return undefined;
    case 'show-field':
      focusField(command.name);
      return undefined;
    case 'fill': {
      const count = await (command.to === 'step' ? fillStep(session) : fillToPreview(handle));
      return { kind: 'filled', count, stopped: command.to === 'preview' && handle.shown().at === 'step' };
    }
    case 'suppose':
      return { kind: 'supposed', supposition: whatIf(standing, command.name, command.raw) };
    case 'record': {
      const scenario = scenarioOf(standing, handle.shown().at !== 'step', exchanges);
      return { kind: 'recorded', scenario };
    }
  }
}
