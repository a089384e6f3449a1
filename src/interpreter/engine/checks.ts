import type { PlacedCheck, CompiledForm, CompiledStep } from '../compile/model';
import { isBroken } from '../compile/checks';
import { isOnPath } from './path';
import { computed, scopeOf, type FilledForm, type Moment } from './read';
import { sameRow } from './rows';
import type { Settled } from './settle';
import { editRecord } from './sharedRecord';
import { stored, type Facts, type FormState, type Marks } from './state';

/** A check that does not hold, in words. */
export interface FailedCheck {
  check: PlacedCheck;
  words: string;
}

function checksOf(form: CompiledForm, step: string): readonly PlacedCheck[] {
  return form.checks.get(step) ?? [];
}

/** Whether a check of a step is judged now, and does not hold. */
function isBrokenNow({ form, state, facts }: Moment, step: string, check: PlacedCheck): boolean {
  return (
    computed(form, state, check.visible) &&
    isOnPath(form, state, step) &&
    isBroken(check, scopeOf(form, state, facts))
  );
}

/** Whether a check belongs to the page that is judged: of a step all of its own. */
function isOf({ row }: Pick<CompiledStep, 'row'>, check: PlacedCheck): boolean {
  return !row || sameRow(check.row, row);
}

/** The checks of a step that do not hold, warnings left out; nor is one judged that reads what is `excused`. */
export function brokenChecks(at: Moment, step: CompiledStep, excused: Marks = {}): PlacedCheck[] {
  return checksOf(at.form, step.id).filter(
    (check) =>
      check.level === 'error' &&
      isOf(step, check) &&
      !check.reads.some((name) => Object.hasOwn(excused, name)) &&
      isBrokenNow(at, step.id, check),
  );
}

/**
 * Judges the checks again that what has changed concerns. One is reported once all that it reads is touched, and all that this is
 * computed from: answers of other steps were given there. All of the step on which Next is `pressed` are judged.
 */
export function recheck<T extends Settled>(
  form: CompiledForm,
  settled: T,
  facts: Facts,
  pressed?: string,
): T {
  const { state, changed } = settled;
  const failed = editRecord(state.failedChecks);
  const concerned = new Set(changed);
  const scope = scopeOf(form, state, facts);
  for (const [step, checks] of form.checks) {
    for (const check of checks) {
      const before = state.failedChecks[check.id];
      const inputs = check.reads.flatMap((name) => inputsOf(form, state, name));
      const isConcerned = step === pressed || inputs.some((name) => changed.has(name));
      if (before === undefined && !isConcerned) continue;
      const isShown =
        isBrokenNow({ form, state, facts }, step, check) &&
        inputs.every((name) => isGiven(form, state, step, name));
      const words = isShown ? check.message.render(scope) : undefined;
      if (words === before) continue;
      failed.set(check.id, words);
      for (const view of [check.host, ...check.at]) concerned.add(view);
    }
  }
  return { ...settled, state: { ...state, failedChecks: failed.done() }, changed: concerned };
}

/** This answer, and where nobody can write it now, all that it is computed from. */
function inputsOf(form: CompiledForm, state: FormState, name: string): string[] {
  const field = form.fields.get(name);
  if (field && !computed(form, state, field.locked)) return [name];
  const reads = (field ?? form.values.get(name))?.compute?.reads ?? [];
  return [name, ...reads.flatMap((read) => inputsOf(form, state, read))];
}

/** Whether the visitor has given an answer, need not since its default stands there, or cannot give it on this step. */
function isGiven(form: CompiledForm, state: FormState, step: string, name: string): boolean {
  if (Object.hasOwn(state.touched, name)) return true;
  const field = form.fields.get(name);
  if (!field || computed(form, state, field.locked)) return true;
  if (field.defaultValue !== undefined && field.row.given(stored(state.values, name))) return true;
  return !field.places.some(
    (place) =>
      place.step === step && computed(form, state, place.visible) && !computed(form, state, place.readOnly),
  );
}

/** What the warnings of a step say that do not hold, each once: what the visitor may still want to look at. */
export function warningsOf(at: Moment, step: string): string[] {
  const { form, state, facts } = at;
  const scope = scopeOf(form, state, facts);
  const words = checksOf(form, step).flatMap((check) =>
    check.level === 'warning' && isBrokenNow(at, step, check) ? [check.message.render(scope)] : [],
  );
  return [...new Set(words)];
}

/** What is reported now on a step by checks of which this is true. */
function failedOn(
  { form, state }: FilledForm,
  step: string,
  is: (check: PlacedCheck) => boolean,
): FailedCheck[] {
  return checksOf(form, step).flatMap((check) => {
    const words = state.failedChecks[check.id];
    return words !== undefined && is(check) ? [{ check, words }] : [];
  });
}

/** What is reported at a field, a group or a step, by its view key. */
export function failedChecksAt(at: FilledForm, step: string, host: string): FailedCheck[] {
  return failedOn(at, step, (check) => check.host === host);
}

/** The errors that are reported elsewhere and mark a field as wrong. */
export function failedChecksOf(at: FilledForm, step: string, name: string): FailedCheck[] {
  return failedOn(at, step, ({ at, host, level }) => level === 'error' && host !== name && at.includes(name));
}

/** The errors of a step that are reported at no field. */
export function failedChecksBesideFields(at: FilledForm, step: CompiledStep): FailedCheck[] {
  const is = (check: PlacedCheck): boolean =>
    check.level === 'error' && isOf(step, check) && !at.form.fields.has(check.host);
  return failedOn(at, step.id, is);
}
