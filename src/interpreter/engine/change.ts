import type { CompiledForm } from '../compile/model';
import type { Failure, Failures } from '../failures';
import { sameValue } from '../sameValue';
import { checkField } from './check';
import { settle, type Batch, type Settled } from './settle';
import type { Facts, FormState } from './state';

/**
 * The one way in which a form changes: settles a batch of writes and validates again what it concerns, as far as the
 * visitor has touched it. Pure; the answer names all that has to be drawn again.
 */
export function change(form: CompiledForm, before: FormState, batch: Batch, facts: Facts): Settled {
  const { state, changed } = settle(form, before, batch, facts);
  const failures = revalidate(form, state, changed, facts);
  return { state: failures === state.failures ? state : { ...state, failures }, changed };
}

function revalidate(
  form: CompiledForm,
  state: FormState,
  changed: ReadonlySet<string>,
  facts: Facts,
): Failures {
  let failures: Record<string, Failure> | undefined;
  for (const name of changed) {
    if (!Object.hasOwn(state.touched, name)) continue;
    const failure = checkField(form, state, name, facts);
    if (sameValue(failure, state.failures[name])) continue;
    failures ??= { ...state.failures };
    if (failure) failures[name] = failure;
    else delete failures[name];
  }
  return failures ?? state.failures;
}
