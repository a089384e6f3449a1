import {
  change,
  checkStep,
  fieldView,
  formPath,
  isEmpty,
  isOnPath,
  stepOf,
  textsOf,
  type CompiledForm,
  type FieldView,
  type FormState,
  type Json,
  type Place,
  type Value,
} from '../../../interpreter';
import { describeFailure } from '../../../messages';
import { answerWords } from '../../words/reasons';
import { nameWords } from '../../words/values';
import type { Standing } from '../../scenarios/words/why';
import { whatIfWords } from './whatIfWords';

/** What a change does to a part of the form. */
export type Effect = keyof typeof whatIfWords.effects;

/** One thing that would be otherwise. */
export interface Consequence {
  effect: Effect;
  /** The title of the step on which it is; left out of a step itself. */
  step?: string;
  words: string;
  /** Where it stands in the definition. */
  path: string;
}

/** What would come of an answer. */
export interface Supposition {
  /** Why the answer would be refused; left out: it would be taken. */
  refused?: string;
  consequences: readonly Consequence[];
}

/**
 * What would be otherwise everywhere in the form if this answer were given now: the interpreter gives it to a state of its own, and
 * the answers stay as they are.
 */
export function whatIf({ form, state, facts }: Standing, name: string, raw: Json): Supposition {
  const before = state();
  const { state: after } = change(form, before, { origin: 'visitor', writes: { [name]: { raw } } }, facts());
  const at = form.fields.get(name)?.places.find((place) => isOnPath(form, after, place.step));
  const failure = at && checkStep(form, after, stepOf(form, at.step), facts())[name];
  return {
    ...(failure && { refused: describeFailure(failure, form.fields.get(name)?.definition.label ?? name) }),
    consequences: [
      ...stepChanges(form, before, after),
      ...[...form.steps.values()].flatMap(({ places }) =>
        places.flatMap((place) => (place.field === name ? [] : placeChanges(form, before, after, place))),
      ),
    ],
  };
}

function stepChanges(form: CompiledForm, before: FormState, after: FormState): Consequence[] {
  const [old, young] = [formPath(form, before), formPath(form, after)];
  return [...form.steps.values()].flatMap((step): Consequence[] => {
    const [was, is] = [old.includes(step), young.includes(step)];
    if (was === is) return [];
    const words = `Langkah “${textsOf(form, after, step.texts).title ?? step.id}”`;
    return [{ effect: is ? 'appears' : 'disappears', words, path: step.path }];
  });
}

function placeChanges(form: CompiledForm, before: FormState, after: FormState, place: Place): Consequence[] {
  const shownIn = (state: FormState): FieldView | undefined => {
    const view = isOnPath(form, state, place.step) ? fieldView(form, state, place) : undefined;
    return view?.visible ? view : undefined;
  };
  const [was, is] = [shownIn(before), shownIn(after)];
  if (!was && !is) return [];
  const name = nameWords(form, place.field);
  const title = stepOf(form, place.step).definition.title;
  const one = (effect: Effect, words = name): Consequence => ({
    effect,
    step: title,
    words,
    path: place.path,
  });
  if (!was || !is) {
    const lost = was && given(form, place, was) ? whatIfWords.losing(name, valueOf(form, place, was)) : name;
    return [is ? one('appears', is.required ? whatIfWords.required(name) : name) : one('disappears', lost)];
  }
  return [
    ...(was.required === is.required ? [] : [one(is.required ? 'required' : 'optional')]),
    ...(was.readOnly === is.readOnly ? [] : [one(is.readOnly ? 'readOnly' : 'writable')]),
    ...(sameJson(was.value, is.value) ? [] : [answerChange(form, place, was, is, one)]),
    ...(sameJson(codes(was), codes(is)) ? [] : [one('options', whatIfWords.options(name, labels(is)))]),
  ];
}

function answerChange(
  form: CompiledForm,
  place: Place,
  was: FieldView,
  is: FieldView,
  one: (effect: Effect, words: string) => Consequence,
): Consequence {
  const name = nameWords(form, place.field);
  if (given(form, place, is)) return one('filled', whatIfWords.becomes(name, valueOf(form, place, is)));
  return one('emptied', whatIfWords.losing(name, valueOf(form, place, was)));
}

const given = (form: CompiledForm, { field }: Place, { value }: FieldView): boolean =>
  form.fields.get(field)?.row.given(value) === true && !isEmpty(value);
const valueOf = (form: CompiledForm, { field }: Place, { value }: FieldView): string =>
  answerWords(form, field, value);
const codes = ({ options }: FieldView): Value => options?.map(({ code }) => code);
const labels = ({ options = [] }: FieldView): string => options.map(({ label }) => label).join(', ');

/** Whether two answers are the same, none being `null`. */
export const sameJson = (one: Value, other: Value): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
