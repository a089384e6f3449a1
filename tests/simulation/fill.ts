import { fieldView, storedFiles, type Json, type Place } from '../../src/interpreter';
import type { Session } from '../../src/session';
import { answerOf, type Answer, type Choosing } from '../../src/tools/robot/answers/answerOf';
import { answersOnStep } from '../../src/tools/robot/answers/answersOnStep';
import { styleOf, chance } from '../../src/tools/robot/chance';
import { give, takeFiles } from '../../src/tools/visit/fillField';
import type { Slot, World } from './world';

/** A valid answer for a place. */
export function answerAt({ version }: Slot, session: Session, place: Place, seed: string): Answer {
  const choosing = { ...drawn(`${seed} ${place.field}`), options: version.lists.known };
  return answerOf(session.form, session.state(), place, session.facts(), choosing);
}

/** What an answer is like. */
function drawn(seed: string): Pick<Choosing, 'seed' | 'style'> {
  return { seed, style: styleOf(seed) };
}

/** Gives an answer by the name of its field. */
export function giveAt(visit: World, name: string, raw: Json): void {
  const { form, state } = visit.session;
  const [place] = form.fields.get(name)?.places ?? [];
  if (place) give(visit, fieldView(form, state(), place), raw);
}

/** Answers what a step asks for: all that is required, and some of the rest. */
export function fillSimulatedStep(visit: World, seed: string): void {
  const { lists, session } = visit;
  const { form, state, facts } = session;
  const answers = answersOnStep({
    ...{ form, state, facts, known: lists.known },
    isWanted: (place) => isWanted(session, place, seed),
    choosing: ({ field }, round) => drawn(`${round === 0 ? seed : `${seed} ${round}`} ${field}`),
  });
  for (const { name, answer } of answers) {
    // Sample answers are JSON.
    if ('write' in answer) giveAt(visit, name, answer.write.raw as Json);
    else takeFiles(visit, name, answer.files);
  }
}

function isWanted(session: Session, place: Place, seed: string): boolean {
  const { form } = session;
  const state = session.state();
  const { value, required, definition } = fieldView(form, state, place);
  if (Object.hasOwn(state.failures, place.field)) return !Object.hasOwn(state.pending, place.field);
  if (form.fields.get(place.field)?.row.given(value)) return false;
  if (
    definition.type === 'upload' &&
    (Object.hasOwn(state.pending, place.field) || storedFiles(value).length > 0)
  )
    return false;
  return required || chance(`${seed} wanted ${place.field}`) < 0.4;
}
