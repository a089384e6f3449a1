import type { CompiledForm } from '../compile/model';
import type { Failures } from '../../fields/pure';
import { sameValue } from '../sameValue';
import { failureOf } from './check';
import { recheck } from './checks';
import { computed, type Moment } from './read';
import { editRecord, lookUp } from './sharedRecord';
import { settle, type Batch, type Settled } from './settle';
import type { Facts, FormState, Writes } from './state';

/**
 * The one way in which a form changes: settles a batch of writes and validates again what it concerns, as far as the
 * visitor has touched it. Pure; the answer names all that has to be drawn again.
 */
export function change(form: CompiledForm, before: FormState, batch: Batch, facts: Facts): Settled {
  const { state, changed } = settle(form, before, batch, facts);
  const notices = withoutOutdated(form, state, changed);
  const validated = revalidate(
    { form, state, facts },
    changed,
    isTyped(form, batch) ? batch.writes : undefined,
  );
  return recheck(form, { state: { ...state, notices, ...validated }, changed }, facts);
}

/** Judges what was touched before of these answers. */
export function validateTouched(at: Moment, names: readonly string[]): Settled {
  const validated = revalidate(at, names);
  const changed = names.filter(
    (name) => lookUp(validated.failures, name) !== lookUp(at.state.failures, name),
  );
  return { state: { ...at.state, ...validated }, changed: new Set(changed) };
}

/** While answers are `typed`, each key makes another one: what is wrong elsewhere because of it waits until it is left. */
function revalidate(
  at: Moment,
  changed: Iterable<string>,
  typed?: Writes,
): Pick<FormState, 'failures' | 'deferred'> {
  const { state } = at;
  const failures = editRecord(state.failures);
  const deferred = editRecord(state.deferred);
  for (const name of changed) {
    deferred.drop(name);
    if (lookUp(state.touched, name) === undefined) continue;
    const failure = failureOf(at, name);
    if (sameValue(failure, failures.get(name))) continue;
    if (failure && typed && !Object.hasOwn(typed, name)) deferred.set(name, true);
    else failures.set(name, failure);
  }
  return { failures: failures.done(), deferred: deferred.done() };
}

/** Whether the visitor types one of the answers, so that further keys may follow. */
export function isTyped(form: CompiledForm, { origin, writes }: Pick<Batch, 'origin' | 'writes'>): boolean {
  const typed: readonly unknown[] = ['text', 'number', 'day', 'month'];
  return (
    origin === 'visitor' &&
    Object.keys(writes).some((name) => typed.includes(form.fields.get(name)?.row.input))
  );
}

/** What is said of numbers, without those that were lowered to a maximum which is another one by now. */
function withoutOutdated(form: CompiledForm, state: FormState, changed: Iterable<string>): Failures {
  const notices = editRecord(state.notices);
  for (const name of changed) {
    const { rule, args } = notices.get(name) ?? {};
    const max = form.fields.get(name)?.max;
    if (rule === 'clamped' && max && computed(form, state, max) !== args?.max) notices.drop(name);
  }
  return notices.done();
}
