import { isLastStep } from '../../interpreter';
import { between, chance } from '../robot/chance';
import type { Act } from './acts';
import { copyOf } from './ledger';
import { frontOf, perform } from './perform';
import { createVisit, type Left, type Version, type Visit } from './visit';

/** Times that a step is filled anew before a visit is given up. */
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
  const visit = createVisit(versions, { query }, () => []);
  await perform(visit, { do: 'open', address: 'plain' });
  const left: Left[] = [];
  let shown = '';
  for (let turn = 0; turn < mostTurns; turn += 1) {
    const front = frontOf(visit);
    if (!front || front.tab.page() === 'away' || front.tab.page() === 'receipt') return left;
    if (front.before !== 'nothing') {
      await perform(visit, goOn(visit, `${seed} ${turn}`));
      await perform(visit, { do: 'wait', ms: 2500 });
      continue;
    }
    if (front.tab.page() === 'preview') return [...left, leave(visit)];
    if (front.tab.page() === 'start') {
      await perform(visit, { do: 'next' });
      continue;
    }
    const { step } = front.session.state();
    if (step !== shown) {
      shown = step;
      left.push(leave(visit));
    }
    await perform(visit, { do: 'fill', seed: `${seed} ${turn}` });
    await perform(visit, { do: 'wait', ms: 2500 });
    const { form } = front.session;
    const state = front.session.state();
    // Where no preview follows, the next press would send the form.
    if (isLastStep(form, state) && !form.stages.at(-1)?.afterLastStep.every(({ kind }) => kind === 'goTo')) {
      return [...left, leave(visit)];
    }
    await perform(visit, { do: 'next' });
    await perform(visit, { do: 'wait', ms: 2500 });
  }
  return left;
}

function goOn(visit: Visit, seed: string): Act {
  const front = frontOf(visit);
  if (front?.before === 'popup') return { do: 'popup', goOn: true };
  if (front?.before === 'question') return { do: 'question', goOn: true };
  const count = front?.session.activity.current().dialogs.at(-1)?.buttons.length ?? 0;
  return { do: 'press', button: count > 1 ? between(0, count - 1, `${seed} ${chance(seed)}`) : 0 };
}

/** What is there now, as if the tab had been left a moment ago. */
function leave(visit: Visit): Left {
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
