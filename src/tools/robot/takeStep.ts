import { brokenChecks, fieldView, stepOf } from '../../interpreter';
import { doAct, fillStep, fixStep, standsOn } from './fillStep';
import { tryOptions } from './tryOptions';
import { fail, shownWords, type Walking } from './walking';

const mostVisits = 4;
/** Times that a step is answered again, more plainly, before Next counts as stuck. */
const mostRounds = 3;

/** Answers the active step and presses Next, with plainer answers each time, until it leads on. */
export async function takeStep(walking: Walking): Promise<void> {
  const { session, filler, seen, rescue, steps, comings } = walking;
  const { form } = session;
  const { step } = session.state();
  seen.look(session.state());
  if (steps.at(-1) !== step) steps.push(step);
  for (let round = 0; ; round += 1) {
    if (!(await answerStep(walking, step, round))) return;
    if (stepOf(form, step).definition.ends) {
      walking.ended = true;
      return;
    }
    if (round === 0) comings.set(step, (comings.get(step) ?? 0) + 1);
    if ((comings.get(step) ?? 0) > mostVisits) {
      return fail(walking, 'stuck', `langkah "${step}" berulang: ${steps.join(' → ')}`);
    }
    if (!(await pressNext(walking, step))) return;
    const wrong = obstaclesOn(walking, step);
    // What no visitor can answer, an answer of the back end may; it alone needs no other answers.
    const answeredAnew = wrong.every(({ readOnly }) => readOnly) && rescue.next();
    if (!answeredAnew && (wrong.length === 0 || round >= mostRounds)) {
      const said = shownWords(walking);
      const why = wrong.length > 0 ? ` (${wrong.map(({ words }) => words).join('; ')})` : said && `: ${said}`;
      return fail(walking, 'stuck', `tombol Lanjut tidak membawa ke mana-mana${why}`);
    }
    // Everything on this step is answered again.
    if (wrong.length > 0) for (const place of stepOf(form, step).places) filler.held.delete(place.field);
  }
}

/** Answers all that a step asks for, and tries the options that lead nowhere; false: the visitor is elsewhere, or a fault was met. */
async function answerStep(walking: Walking, step: string, round: number): Promise<boolean> {
  const { parts, visit, session, filler, seen, rescue } = walking;
  rescue.begin();
  await fillStep(filler, round);
  if (filler.faults.length > 0 || !standsOn(visit, step, session)) return false;
  await fixStep(filler);
  if (!standsOn(visit, step, session)) return false;
  seen.look(session.state());
  const answered = { form: session.form, state: session.state(), facts: session.facts() };
  const isPlain = (name: string, code: string): boolean => !parts.model.isDistinct(name, code);
  const { tried, faults } = tryOptions(answered, isPlain, parts.isNew);
  tried.forEach(parts.cover);
  filler.faults.push(...faults);
  return true;
}

/** Presses Next; whether the visitor is still on the step, with no fault met. */
async function pressNext(walking: Walking, step: string): Promise<boolean> {
  const { parts, visit, session, filler, seen } = walking;
  const before = session.state();
  visit.toasts = [];
  await doAct(visit, { act: 'next', with: 'noWait' });
  const isStill = standsOn(visit, step, session);
  if (!isStill) seen.leave(before, { today: parts.today });
  return isStill && filler.faults.length === 0;
}

/** What keeps a visitor on a step: wrong answers, and checks that do not hold. `readOnly`: no visitor can change it. */
function obstaclesOn({ session }: Walking, step: string): { words: string; readOnly: boolean }[] {
  const { form } = session;
  const state = session.state();
  const wrong = stepOf(form, step).places.flatMap((place) => {
    const { visible, readOnly, value } = fieldView(form, state, place);
    const failure = state.failures[place.field];
    if (!visible || !failure) return [];
    return [{ words: `${place.field} = ${JSON.stringify(value)}: ${JSON.stringify(failure)}`, readOnly }];
  });
  const broken = brokenChecks({ form, state, facts: session.facts() }, stepOf(form, step)).map(
    ({ id, path }) => {
      return { words: `${path}: ${state.failedChecks[id] ?? ''}`, readOnly: false };
    },
  );
  return [...wrong, ...broken];
}
