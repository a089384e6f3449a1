import type { FormState } from '../../interpreter';
import type { StatePort } from '../../session';
import { firstFields, keyedStore, type KeyedStore } from '../keyedStore';

/** The keeper of a session's state, and what components read it from: by name. */
export interface KeyedStatePort extends StatePort {
  store: KeyedStore<FormState>;
}

/** The key of what lists failures. */
export const failuresView = '@failures';

/** A port that begins with a state. */
export function createStatePort(initial: FormState): KeyedStatePort {
  const store = keyedStore(initial);
  return {
    store,
    publish: (state, changed) => {
      const names = new Set(changed);
      const before = store.current();
      if (state.failures !== before.failures || state.failedChecks !== before.failedChecks)
        names.add(failuresView);
      const later = validatedBelow(before, state, changed);
      later.forEach((name) => names.delete(name));
      store.publish(state, names, later);
    },
  };
}

/** Where a press has judged more fields than a screen of them from the top, where it leads to: those further down. */
function validatedBelow(
  before: FormState,
  { values, failures }: FormState,
  changed: Iterable<string>,
): string[] {
  if (values !== before.values) return [];
  return [...changed].filter((name) => failures[name] !== before.failures[name]).slice(firstFields);
}
