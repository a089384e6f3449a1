import type { FormikState } from 'formik';
import type { FormState } from '../../interpreter';
import type { StatePort } from '../../session';
import { keyedStore, type KeyedStore } from '../keyedStore';

/** The part of a form's state that Formik has no word for; it lives in `formik.status`. */
type FormikStatus = Omit<FormState, 'values' | 'touched' | 'failures'>;

type SetFormikState = (change: (before: FormikState<object>) => FormikState<object>) => void;

/** Formik as the keeper of a session's state, and its readers. */
export interface FormikPort extends StatePort {
  /** For components: read by name, updated in the same batch as Formik. */
  store: KeyedStore<FormState>;
  /** Hands Formik in, now that it is mounted; gives what takes it out again. */
  attach: (setFormikState: SetFormikState) => () => void;
}

/** The key of what lists failures. */
export const failuresView = '@failures';

/** A port that begins with a state. Without Formik, before its mount and after its end, the readers are notified all the same. */
export function createFormikPort(initial: FormState): FormikPort {
  const store = keyedStore(initial);
  let setFormikState: SetFormikState | undefined;
  return {
    store,
    publish: (state, changed) => {
      const names = new Set(changed);
      const before = store.current();
      if (state.failures !== before.failures || state.failedChecks !== before.failedChecks)
        names.add(failuresView);
      const later = judgedBelow(before, state, changed);
      later.forEach((name) => names.delete(name));
      setFormikState?.((before) => toFormik(before, state));
      store.publish(state, names, later);
    },
    attach: (set) => {
      setFormikState = set;
      set((before) => toFormik(before, store.current()));
      return () => {
        setFormikState = undefined;
      };
    },
  };
}

/** Fields that report a failed Next at once: more than a screen of them from the top, where the press leads to. */
const shownAtOnce = 48;

/** Where a press has judged more fields than that: those further down. */
function judgedBelow(
  before: FormState,
  { values, failures }: FormState,
  changed: Iterable<string>,
): string[] {
  if (values !== before.values) return [];
  return [...changed].filter((name) => failures[name] !== before.failures[name]).slice(shownAtOnce);
}

/**
 * The session's state in Formik's words: answers, touched and errors are Formik's own, the rest is its status. Formik
 * types errors as text; ours are `Failure` objects, which it carries through unharmed, and nothing reads them there.
 */
function toFormik(before: FormikState<object>, state: FormState): FormikState<object> {
  const { values, touched, failures, ...rest } = state;
  return {
    ...before,
    values,
    touched,
    errors: failures,
    status: rest satisfies FormikStatus,
  };
}
