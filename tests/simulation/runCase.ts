import { formWords, pageWords, wordsOfQuestion } from '../../src/messages';
import { chance } from '../../src/tools/robot/chance';
import { stackOf } from '../../src/tools/visit/programFault';
import type { Act } from './acts';
import { createWorld } from './createWorld';
import { invariants } from './invariants';
import { frontOf, perform } from './perform';
import { nothingThrown, type Breach, type Left, type Version, type World, type Watcher } from './world';

/** What became of a visit. */
export interface VisitResult {
  /** All that was done, in order; the last one has broken something, or time has brought it out after it. */
  acts: readonly Act[];
  breach?: Breach;
  /** How much of the bank's work was done. */
  entries: number;
}

/** What a visit is run with. */
export interface RunParts {
  versions: readonly Version[];
  /** The parameters of the form's address. */
  query: string;
  /** What an earlier visit has left. */
  left?: Left | undefined;
  /** What was thrown where nobody waits for it, since it was asked for last. */
  thrown: () => readonly unknown[];
}

/** A visit, whose acts may depend on what came of those before. */
export async function runVisit(
  { versions, query, left, thrown }: RunParts,
  actsOf: (visit: World) => Iterable<Act>,
): Promise<VisitResult> {
  let watching: readonly Watcher[] = [];
  const visit = createWorld(versions, { query }, (made) => (watching = invariants(made)), left);
  const acts: Act[] = [];
  const doAct = async (act: Act): Promise<void> => {
    for (const watcher of watching) watcher.before?.(act);
    try {
      await perform(visit, act);
    } catch (error) {
      visit.fail(nothingThrown, stackOf(error));
    }
    for (const error of thrown()) visit.fail(nothingThrown, stackOf(error));
    for (const watcher of watching) watcher.after?.(act);
  };
  const begin: Act = { act: 'openAgain', with: 'plain' };
  await doAct(begin);
  for (const act of actsOf(visit)) {
    acts.push(act);
    await doAct(act);
    if (visit.breach()) break;
  }
  if (!visit.breach()) await finish(visit, doAct);
  if (!visit.breach()) for (const watcher of watching) watcher.end?.();
  return { acts, breach: visit.breach(), entries: visit.ledger.entries.length };
}

/** Longest wait for an answer, for what follows from it, and for a page that goes back. */
const longestMs = 90_000;
/** Dialogs that open one after the other. */
const mostDialogs = 12;

/** Lets everything come to its end: the site can be reached, time goes by, and what stands before the page is answered. */
async function finish(visit: World, doAct: (act: Act) => Promise<void>): Promise<void> {
  await doAct({ act: 'site', with: 'reached' });
  for (const slot of visit.slots) {
    visit.current = slot.id;
    if (!slot.tab) continue;
    await doAct({ act: 'advanceMs', with: longestMs });
    for (let at = 0; at < mostDialogs && !visit.breach(); at += 1) {
      const act = wayOut(visit, at);
      if (!act) break;
      await doAct(act);
      await doAct({ act: 'advanceMs', with: longestMs });
    }
  }
}

/** How a visitor leaves what stands before the page; `undefined` when nothing does. */
function wayOut(visit: World, turn: number): Act | undefined {
  const front = frontOf(visit);
  if (!front || front.before === 'nothing' || front.tab.page() === 'away') return undefined;
  const { question, dialogs } = front.session.activity.current();
  if (question) return { act: 'press', with: wordsOfQuestion(question).cancel };
  if (front.before === 'popup') return { act: 'press', with: formWords.close };
  const dialog = dialogs.at(-1);
  if (dialog?.dismissable) return { act: 'escape', with: true };
  if (dialog?.closeButton) return { act: 'press', with: pageWords.close };
  const buttons = dialog?.buttons ?? [];
  const { text } = buttons[Math.floor(chance(`out ${turn}`) * buttons.length)] ?? {};
  return { act: 'press', with: text ?? '' };
}
