import type { CompiledForm } from '../compile/model';
import type { Failures } from '../../fields/pure';
import { sameValue } from '../sameValue';
import { failureOf } from './check';
import { recheck } from './checks';
import { editRecord, lookUp } from './sharedRecord';
import { settle, type Batch, type Settled } from './settle';
import type { Facts, FormState } from './state';

/**
 * The one way in which a form changes: settles a batch of writes and validates again what it concerns, as far as the
 * visitor has touched it. Pure; the answer names all that has to be drawn again.
 */
export function change(form: CompiledForm, before: FormState, batch: Batch, facts: Facts): Settled {
  const { state, changed } = settle(form, before, batch, facts);
  const failures = revalidate(form, state, changed, facts);
  return recheck(form, { state: { ...state, failures }, changed }, facts);
}

/** Judges what was touched before of these answers. */
export function judgeTouched(
  form: CompiledForm,
  state: FormState,
  names: readonly string[],
  facts: Facts,
): Settled {
  const failures = revalidate(form, state, names, facts);
  const changed = names.filter((name) => lookUp(failures, name) !== lookUp(state.failures, name));
  return { state: { ...state, failures }, changed: new Set(changed) };
}

function revalidate(form: CompiledForm, state: FormState, changed: Iterable<string>, facts: Facts): Failures {
  const failures = editRecord(state.failures);
  for (const name of changed) {
    if (lookUp(state.touched, name) === undefined) continue;
    const failure = failureOf(form, state, name, facts);
    if (sameValue(failure, failures.get(name))) continue;
    failures.set(name, failure);
  }
  return failures.done();
}
