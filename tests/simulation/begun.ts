import { isLastStep } from '../../src/interpreter';
import { formWords, wordsOfQuestion } from '../../src/messages';
import { between, chance } from '../../src/tools/robot/chance';
import type { Act } from './acts';
import { createWorld } from './createWorld';
import { copyOf } from './ledger';
import { frontOf, perform } from './perform';
import type { Left, Version, World } from './world';

/** Times that a step is filled again before a visit is given up. */
const mostTurns = 60;

/**
 * What a visit leaves that goes straight through a form, after each step that it has come to; the last one is left before the form
 * is sent. A visitor who comes back is as likely as a new one, and has less to type.
 */
export async function beginForm(
  versions: readonly Version[],
  query: string,
  seed: string,
): Promise<readonly Left[]> {
  const visit = createWorld(versions, { query }, () => []);
  await perform(visit, { act: 'openAgain', with: 'plain' });
  const left: Left[] = [];
  let shown = '';
  for (let turn = 0; turn < mostTurns; turn += 1) {
    const front = frontOf(visit);
    if (!front || front.tab.page() === 'away' || front.tab.page() === 'receipt') return left;
    if (front.before !== 'nothing') {
      await perform(visit, goOn(visit, `${seed} ${turn}`));
      await perform(visit, { act: 'advanceMs', with: 2500 });
      continue;
    }
    if (front.tab.page() === 'preview') return [...left, leave(visit)];
    if (front.tab.page() === 'start') {
      await perform(visit, { act: 'next', with: 'noWait' });
      continue;
    }
    const { step } = front.session.state();
    if (step !== shown) {
      shown = step;
      left.push(leave(visit));
    }
    await perform(visit, { act: 'complete', with: `${seed} ${turn}` });
    await perform(visit, { act: 'advanceMs', with: 2500 });
    const { form } = front.session;
    const state = front.session.state();
    // Where no preview follows, the next press would send the form.
    if (isLastStep(form, state) && !form.stages.at(-1)?.afterLastStep.every(({ kind }) => kind === 'goTo')) {
      return [...left, leave(visit)];
    }
    await perform(visit, { act: 'next', with: 'noWait' });
    await perform(visit, { act: 'advanceMs', with: 2500 });
  }
  return left;
}

function goOn(visit: World, seed: string): Act {
  const front = frontOf(visit);
  const { popup, question, dialogs } = front?.session.activity.current() ?? {};
  if (question) return { act: 'press', with: wordsOfQuestion(question).goOn };
  if (popup) return { act: 'press', with: formWords.popupNext };
  const buttons = dialogs?.at(-1)?.buttons ?? [];
  const at = buttons.length > 1 ? between(0, buttons.length - 1, `${seed} ${chance(seed)}`) : 0;
  return { act: 'press', with: buttons[at]?.text ?? '' };
}

/** What is there now, as if the tab had been left a moment ago. */
function leave(visit: World): Left {
  const { clock, device, ledger, given } = visit;
  return {
    entries: new Map(device.entries),
    now: clock.now(),
    ledger: copyOf(ledger),
    given: new Map(given),
    elapsed: visit.elapsed(),
    seq: visit.nextSeq(),
  };
}
