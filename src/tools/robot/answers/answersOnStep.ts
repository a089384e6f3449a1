import type { Facts, FormState, Place } from '../../../interpreter';
import { answerOf, type Answer, type Choosing } from './answerOf';
import { fixChecks, type Searched } from './fixChecks';
import { openPlaces } from './openPlaces';

/** How a step is filled in. */
interface Filling extends Pick<Searched, 'form' | 'known'> {
  state: () => FormState;
  facts: () => Facts;
  /** Whether a visitor who can answer here does so now. */
  isWanted: (place: Place) => boolean;
  /** What is drawn for the answer at a place, in a round of those that answers bring up. */
  choosing: (place: Place, round: number) => Omit<Choosing, 'options'>;
}

/** Rounds over a step: answers make other questions appear. */
const mostRounds = 8;

/**
 * Valid answers on the active step, in reading order and as questions appear; then other ones, where checks do not hold between them.
 * Each is made when it is asked for, with those before it given. What waits for a list or for another answer is left out.
 */
export function* answersOnStep({
  form,
  known,
  state,
  facts,
  isWanted,
  choosing,
}: Filling): Generator<{ name: string; answer: Exclude<Answer, { none: unknown }> }> {
  for (let round = 0; round < mostRounds; round += 1) {
    const before = state().values;
    for (const place of openPlaces(form, state()).filter(isWanted)) {
      const answer = answerOf(form, state(), place, facts(), { ...choosing(place, round), options: known });
      if (!('none' in answer)) yield { name: place.field, answer };
    }
    if (state().values === before) break;
  }
  const fixed = fixChecks({ form, state: state(), facts: facts(), known });
  for (const [name, write] of Object.entries(fixed ?? {})) yield { name, answer: { write } };
}
