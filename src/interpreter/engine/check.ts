import type { CompiledField, CompiledForm, CompiledStep, Place, CheckSpec } from '../compile/model';
import { type Bounds, type Failure, fieldTypes } from '../../fields/pure';
import { brokenChecks } from './checks';
import { awaitedBy, standsAlone } from './choices';
import { inOwnWords, type ReadContext, computed, scopeOf, type FilledForm, type Moment } from './read';
import { isDue } from './passed';
import { activeStage, canEnd, canEnter, formPath, isOnPath, stagePath, stepOf } from './path';
import { inReadingOrder } from './rows';
import { lookUp } from './sharedRecord';
import { isSample, stored, type FormState } from './state';
import type { Value } from '../../language';

/** The places at which an answer is asked for now: shown, on a step that is on the path. */
export function askedAt(form: CompiledForm, state: FormState, field: CompiledField): Place[] {
  return field.places.filter(
    (place) => computed(form, state, place.visible) && isOnPath(form, state, place.step),
  );
}

/** What is wrong with one answer now, in the definition's words where it has some; never with one that is not asked for. */
export function checkField(at: Moment, name: string): Failure | undefined {
  const field = at.form.fields.get(name);
  const failure = field && failureIn(at, field);
  return failure && inOwnWords(field, failure, stored(at.state.values, name), lookAt(at));
}

/** What is reported of an answer as soon as it can be known: nothing while it is on its way. */
export function failureOf(at: Moment, name: string): Failure | undefined {
  if (Object.hasOwn(at.state.pending, name)) return undefined;
  return checkField(at, name);
}

/** A state as own words read it. */
export function lookAt({ form, state, facts }: Moment): ReadContext {
  return { scope: scopeOf(form, state, facts), read: (of) => computed(form, state, of) };
}

function failureIn(at: Moment, field: CompiledField): Failure | undefined {
  const { form, state, facts } = at;
  const { name, row } = field;
  const places = askedAt(form, state, field);
  if (places.length === 0) return undefined;
  const writable = places.some((place) => isWritable(at, field, place));
  const value = stored(state.values, name) ?? row.empty;
  if (waitsForWrong(at, name)) return undefined;
  const refused = lookUp(state.refused, name);
  if (writable && refused) {
    const bounds = boundsAt(at, field);
    const meant = refused.args?.meant;
    // What cannot be meant is not asked for.
    const beyond = typeof meant === 'number' ? validate(field.schema, meant, bounds) : undefined;
    if (beyond) return beyond;
    const example = row.example?.(bounds, facts.today);
    // Without the lost signs it fails another check: 'Sudah benar' would not help.
    const isWrong = failureIn({ ...at, state: { ...state, refused: {} } }, field) !== undefined;
    const args = { ...(example !== undefined && { example }), ...(isWrong && { isWrong }) };
    return { ...refused, args: { ...refused.args, ...args } };
  }
  const options = field.options && computed(form, state, field.options);
  const required = places.some((place) => computed(form, state, place.required));
  if (!row.given(value)) return required ? { rule: row.missing } : undefined;
  const delisted = lookUp(state.delisted, name);
  // On another day a locked branch may have room.
  if (delisted === 'full') return { rule: 'full' };
  // Nobody can mend an answer that is computed or locked: a name on file may be longer than what may be typed.
  if (!writable) return undefined;
  if (delisted) return { rule: isSample(state, name) ? 'sampleUnknown' : 'option' };
  if (options && standsAlone(options, value)) return undefined;
  return validate(field.schema, value, {
    ...boundsAt(at, field),
    required,
    rule: computed(form, state, field.rule),
    codes: options && new Set(options.map((option) => option.code)),
    code: facts.codes?.[name],
  });
}

/** Whether the choices of a list hang on another answer of its step that is missing or stands for nothing: the error is that one's alone. */
export function waitsForWrong(at: Moment, name: string): boolean {
  const { form, state } = at;
  const field = form.fields.get(name);
  if (!field) return false;
  const missing = awaitedBy(form, state, field);
  return field.parents.some((name) => {
    const parent = form.fields.get(name);
    if (!parent?.places.some((place) => field.places.some(({ step }) => step === place.step))) return false;
    const mayBeWrong = missing.includes(name) || lookUp(state.refused, name) !== undefined;
    return (mayBeWrong && failureIn(at, parent) !== undefined) || waitsForWrong(at, name);
  });
}

function boundsAt({ form, state, facts }: Moment, { definition, row, ...field }: CompiledField): Bounds {
  return {
    required: false,
    min: computed(form, state, field.min),
    max: computed(form, state, field.max),
    closed: (day) => row.whyClosed?.(day, definition, facts),
  };
}

/** Whether the visitor can change an answer at a place, now or by going back. */
export function isWritable({ form, state }: FilledForm, field: CompiledField, place: Place): boolean {
  const isOpen = canEnter(form, state, stepOf(form, place.step).stage);
  return isOpen && !computed(form, state, field.locked) && !computed(form, state, place.readOnly);
}

/** The names of the answers that a step asks for now, in reading order, each once. */
export function askedNames(form: CompiledForm, state: FormState, step: CompiledStep): string[] {
  if (!isOnPath(form, state, step.id)) return [];
  const places = inReadingOrder(state, step.places);
  const names = places.filter((place) => computed(form, state, place.visible)).map((place) => place.field);
  return [...new Set(names)];
}

/** What is wrong on a step, by name, in reading order. */
export function checkStep(at: Moment, step: CompiledStep): Record<string, Failure> {
  const failures: Record<string, Failure> = {};
  for (const name of askedNames(at.form, at.state, step)) {
    const failure = checkField(at, name);
    if (failure) failures[name] = failure;
  }
  return failures;
}

/**
 * The first step on the path with something wrong or with its action to run yet, or the end that it leads to; `undefined` when the form
 * can be sent. Whoever has come into a later stage has retyped the captchas of the stages before it. `except`: a step that is not asked.
 */
export function firstUnfinished(at: Moment, except?: string): string | undefined {
  const { form, state } = at;
  const passed = state.stages.slice(0, -1);
  const isWrong = (step: CompiledStep, name: string): boolean =>
    !Object.hasOwn(state.proven, name) &&
    !(passed.includes(step.stage) && form.fields.get(name)?.row.proof === true);
  return formPath(form, state).find(
    (step) =>
      step.id !== except &&
      (step.definition.ends === true ||
        isDue(form, state, step) ||
        brokenChecks(at, step).length > 0 ||
        Object.keys(checkStep(at, step)).some((name) => isWrong(step, name))),
  )?.id;
}

/** The step that the preview waits for: the first unfinished one, or that from which the form goes on to another stage. */
export function unfinishedBeforePreview(at: Moment): string | undefined {
  const { form, state } = at;
  const last = canEnd(at) ? undefined : stagePath(form, state, activeStage(form, state)).at(-1);
  return firstUnfinished(at) ?? last?.id;
}

/**
 * The first thing that is wrong with an answer, or `undefined`. Order: missing, date, too short, too long, rule, email,
 * bounds, option. An empty answer that is not required is never wrong. Words come later.
 */
export function validate(spec: CheckSpec, value: Value, bounds: Bounds): Failure | undefined {
  const row = fieldTypes[spec.type];
  if (!row.given(value)) return bounds.required ? { rule: row.missing } : undefined;
  for (const check of row.checks?.(spec) ?? []) {
    const failure = check(value, bounds);
    if (failure) return failure;
  }
  return undefined;
}
