import { focusField } from '../../../fields/common/focusField';
import type { FromPreview, ToPreview } from '../channel';
import { whatIf } from '../insight/whatIf';
import { scenarioOf, scenarioOfDeeds, type Seen } from '../scenarios/scenarioOf';
import type { Deeds } from './deeds';
import type { Exchange } from './exchanges';
import { fillStep } from './fillStep';
import { fillToPreview } from './fillToPreview';
import type { FormHandle } from './kept';

/** What the editor asks of a form that is open. */
export type EditorCommand = Exclude<ToPreview, { kind: 'form' | 'restart' | 'treat' }>;

/** What has come of the visit so far. */
interface Record {
  exchanges: readonly Exchange[];
  deeds: Deeds;
}

/** Carries a command out and gives the answer to it, where it has one. */
export async function answerCommand(
  command: EditorCommand,
  handle: FormHandle,
  { exchanges, deeds }: Record,
): Promise<FromPreview | undefined> {
  const { form, session, shown } = handle;
  const standing = { form, state: session.state, facts: session.facts };
  switch (command.kind) {
    case 'show-step':
      leaveStart(handle, deeds);
      await session.send({ type: 'goTo', target: { step: command.step } });
      return undefined;
    case 'show-field': {
      leaveStart(handle, deeds);
      const { scrollX, scrollY } = window.parent;
      focusField(command.name);
      if (command.stay) window.parent.scrollTo(scrollX, scrollY);
      return undefined;
    }
    case 'fill': {
      leaveStart(handle, deeds);
      const count = await (command.to === 'step' ? fillStep(session) : fillToPreview(handle, deeds.note));
      return { kind: 'filled', count, stopped: command.to === 'preview' && shown().at === 'step' };
    }
    case 'suppose':
      return { kind: 'supposed', supposition: whatIf(standing, command.name, command.raw) };
    case 'record':
      return {
        kind: 'recorded',
        scenarios: [
          scenarioOfDeeds(standing, seen(handle), exchanges, deeds.list()),
          scenarioOf(standing, seen(handle), exchanges),
        ],
      };
  }
}

/** The editor points at something behind the page before the first step. */
function leaveStart({ session }: FormHandle, deeds: Deeds): void {
  if (!session.activity.current().atStart) return;
  deeds.note({ next: true });
  session.begin();
}

function seen({ session, shown }: FormHandle): Seen {
  const { atStart, receipt, dialogs } = session.activity.current();
  const dialog = dialogs.at(-1)?.title;
  const at = receipt ? 'receipt' : atStart ? 'start' : shown().at;
  return { at, ...(dialog !== undefined && { dialog }) };
}
