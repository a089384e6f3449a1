import { fieldView, storedFiles, type Json, type Place } from '../../interpreter';
import type { Session } from '../../session';
import { answerOf, type Answer, type Choosing } from '../robot/answers/answerOf';
import { answersOnStep } from '../robot/answers/answersOnStep';
import { styleOf, chance } from '../robot/chance';
import { stackOf } from '../visit/programFault';
import { nothingThrown, type Slot, type Visit } from './visit';

/** A valid answer for a place. */
export function answerAt({ version }: Slot, session: Session, place: Place, seed: string): Answer {
  const choosing = { ...drawn(`${seed} ${place.field}`), options: version.lists.optionsOf };
  return answerOf(session.form, session.state(), place, session.facts(), choosing);
}

/** What an answer is like. */
function drawn(seed: string): Pick<Choosing, 'seed' | 'style'> {
  return { seed, style: styleOf(seed) };
}

/** What the visitor gives as an answer, with the record of a choice from a list. */
export function give(visit: Visit, slot: Slot, session: Session, name: string, raw: Json): void {
  const before = session.state().values[name];
  const place = session.form.fields.get(name)?.places[0];
  const view = place && fieldView(session.form, session.state(), place);
  const record =
    view?.lookup && slot.version.lists.optionsOf(view)?.find((option) => option.value === raw)?.record;
  run(visit, session.send({ type: 'write', by: 'visitor', writes: { [name]: { raw, record } } }));
  run(visit, session.send({ type: 'touch', name }));
  noteSet(visit, session, name);
  if (before !== session.state().values[name]) visit.tell({ what: 'given', slot, name });
}

/** Notes that the visitor, or a button for them, has set an answer or a remembered value. */
export function noteSet({ given, nextSeq }: Visit, { form }: Session, name: string): void {
  const seq = nextSeq();
  const { inRow } = form.fields.get(name) ?? {};
  given.set(name, seq);
  if (inRow) given.set(inRow.rows, seq).set(`${inRow.rows}.${inRow.column}`, seq);
}

/** Chooses files for a field; they are given once the bank has them. */
export function take(
  visit: Visit,
  session: Session,
  name: string,
  files: readonly { name: string; size: number }[],
): void {
  noteSet(visit, session, name);
  const chosen = files.map((file) => ({ ...file, choice: visit.nextSeq() }));
  run(visit, session.uploads(name).take(chosen));
}

/** What is thrown, or rejected, is a breach. */
export function run(visit: Visit, promise: Promise<unknown>): void {
  promise.catch((error: unknown) => {
    visit.fail(nothingThrown, stackOf(error));
  });
}

/** Answers what a step asks for: all that is required, and some of the rest. */
export function fillStep(visit: Visit, slot: Slot, session: Session, seed: string): void {
  const { form, state, facts } = session;
  const answers = answersOnStep({
    ...{ form, state, facts, known: slot.version.lists.optionsOf },
    isWanted: (place) => isWanted(session, place, seed),
    choosing: ({ field }, round) => drawn(`${round === 0 ? seed : `${seed} ${round}`} ${field}`),
  });
  for (const { name, answer } of answers) {
    // Sample answers are JSON.
    if ('write' in answer) give(visit, slot, session, name, answer.write.raw as Json);
    else
      take(
        visit,
        session,
        name,
        answer.files.map((file) => ({ name: file.name, size: file.size })),
      );
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
