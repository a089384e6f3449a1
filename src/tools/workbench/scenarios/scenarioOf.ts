import {
  fieldView,
  formPath,
  startState,
  stepOf,
  type CompiledStep,
  type Json,
  type JsonObject,
} from '../../../interpreter';
import { formWords } from '../../../messages';
import type { Standing } from '../../scenarios/words/why';
import type { Exchange } from '../preview/exchanges';
import { answersOn } from './answersOn';
import { callsOf } from './callsOf';

/** What is on the screen of a form. */
export interface Seen {
  at: 'start' | 'step' | 'preview' | 'receipt';
  /** The title of the dialog that lies in front of it. */
  dialog?: string;
}

/**
 * The walk of a visitor who gives the present answers step by step, up to the step that is shown (or on to the preview), as a
 * scenario without a name: what is typed, what the back end has answered, and what is on the screen in the end.
 */
export function scenarioOf(standing: Standing, seen: Seen, exchanges: readonly Exchange[]): JsonObject {
  const { form, facts } = standing;
  const toPreview = seen.at === 'preview';
  const walked = walkedBy(standing, toPreview);
  const blank = startState(form, facts()).values;
  const agreed = new Set<string>();
  const acts = walked.flatMap((step, index): JsonObject[] => [
    ...answersOn(standing, step, (name) => blank[name]),
    ...(toPreview || index < walked.length - 1 ? leave(step, walked[index + 1], agreed) : []),
  ]);
  const starts = form.start && seen.at !== 'start' ? [{ next: walked[0]?.id ?? true }] : [];
  return scenarioWith(standing, seen, callsOf(standing, walked, exchanges), [...starts, ...acts]);
}

/** As `scenarioOf`, of what the visitor has really done; each call gives its answers in their order. */
export function scenarioOfActs(
  standing: Standing,
  seen: Seen,
  exchanges: readonly Exchange[],
  acts: readonly JsonObject[],
): JsonObject {
  const calls = callsOf(standing, walkedBy(standing, seen.at !== 'step'), exchanges, 'all');
  return scenarioWith(standing, seen, calls, acts);
}

function scenarioWith(
  standing: Standing,
  seen: Seen,
  calls: JsonObject,
  acts: readonly JsonObject[],
): JsonObject {
  return {
    today: standing.facts().today,
    ...(Object.keys(calls).length > 0 && { calls }),
    steps: ended(acts, expectation(standing, seen)),
  };
}

function walkedBy({ form, state }: Standing, toPreview: boolean): readonly CompiledStep[] {
  const path = formPath(form, state());
  const last = path.findIndex(({ id }) => id === state().step);
  return toPreview || last < 0 ? path : path.slice(0, last + 1);
}

/** Next with the step that follows, or the way on through the popup that it opens. */
function leave(
  { popup }: CompiledStep,
  following: CompiledStep | undefined,
  agreed: Set<string>,
): JsonObject[] {
  const isShown = popup !== undefined && !(popup.once && agreed.has(popup.slug));
  if (popup) agreed.add(popup.slug);
  if (isShown) return [{ next: true }, { press: formWords.popupNext }];
  return [{ next: following?.id ?? true }];
}

/** The acts with what is on the screen in the end: beside the last press of Next, which names its step already. */
function ended(acts: readonly JsonObject[], { step, ...rest }: JsonObject): JsonObject[] {
  const last = acts.at(-1);
  const expected = { ...(step !== undefined && step !== last?.next && { step }), ...rest };
  if (last?.next === undefined) return [...acts, { expect: expected }];
  return [...acts.slice(0, -1), { ...last, ...(Object.keys(expected).length > 0 && { expect: expected }) }];
}

function expectation({ form, state }: Standing, { at, dialog }: Seen): JsonObject {
  const front: Record<string, Json> = dialog === undefined ? {} : { dialog };
  if (at === 'receipt') return { ...front, submitted: {} };
  if (at === 'preview') return { ...front, route: `/form/${form.definition.slug}/preview` };
  const { step } = state();
  const fields = stepOf(form, step)
    .places.filter((place) => fieldView(form, state(), place).visible)
    .map((place) => place.field);
  return { ...front, step, ...(fields.length > 0 && { fields }) };
}
