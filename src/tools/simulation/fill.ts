import { fieldView, storedFiles, type Json, type Place } from '../../interpreter';
import type { Session } from '../../session';
import { answerOf, type Answer } from '../robot/answers/answerOf';
import { mendChecks } from '../robot/answers/mendChecks';
import { openPlaces } from '../robot/answers/answersFor';
import { styleOf, chance } from '../robot/chance';
import { stackOf } from '../visit/programFault';
import { nothingThrown, type Slot, type Visit } from './visit';

/** Rounds over a step: answers make other questions appear. */
const mostRounds = 8;

/** A valid answer for a place. */
export function answerAt({ version }: Slot, session: Session, place: Place, seed: string): Answer {
  const key = `${seed} ${place.field}`;
  return answerOf(session.form, session.state(), place, session.facts(), {
    seed: key,
    style: styleOf(key),
    options: version.lists.optionsOf,
  });
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

/** Answers what a step asks for, in reading order and as it appears: all that is required, and some of the rest. */
export function fillStep(visit: Visit, slot: Slot, session: Session, seed: string): void {
  for (let round = 0; round < mostRounds; round += 1) {
    const open = openPlaces(session.form, session.state()).filter((place) => isWanted(session, place, seed));
    const before = session.state().values;
    for (const place of open) {
      const answer = answerAt(slot, session, place, round === 0 ? seed : `${seed} ${round}`);
      if ('write' in answer) give(visit, slot, session, place.field, jsonOf(answer.write.raw));
      else if ('files' in answer) {
        const files = answer.files.map((file) => ({ name: file.name, size: file.size }));
        take(visit, session, place.field, files);
      }
    }
    if (session.state().values === before) break;
  }
  const { form } = session;
  const known = slot.version.lists.optionsOf;
  const mended = mendChecks({ form, state: session.state(), facts: session.facts(), known });
  for (const [name, write] of Object.entries(mended ?? {})) {
    give(visit, slot, session, name, jsonOf(write.raw));
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

/** Sample answers are JSON. */
function jsonOf(raw: unknown): Json {
  return raw as Json;
}
