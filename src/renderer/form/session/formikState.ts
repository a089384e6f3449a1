import type { FormikState } from 'formik';
import type { FormState } from '../../../interpreter';

/** The part of the machine's state that Formik has no word for; it lives in `formik.status`. */
export type FormikStatus = Omit<FormState, 'values' | 'touched' | 'failures'>;

/**
 * The machine's state in Formik's words: answers, touched and errors are Formik's own, the rest is its status. Formik
 * types errors as text; ours are `Failure` objects, which it carries through unharmed, and nothing else reads them.
 */
export function toFormik<V>(before: FormikState<V>, state: FormState): FormikState<V> {
  const { values, touched, failures, ...rest } = state;
  return {
    ...before,
    values: values as V,
    touched: touched as FormikState<V>['touched'],
    errors: failures as unknown as FormikState<V>['errors'],
    status: rest satisfies FormikStatus,
  };
}

/** The inverse of `toFormik`. Formik's state is written by `toFormik` alone, so the shapes hold. */
export function fromFormik<V>(
  formik: Pick<FormikState<V>, 'values' | 'touched' | 'errors' | 'status'>,
): FormState {
  return {
    ...(formik.status as FormikStatus),
    values: formik.values as FormState['values'],
    touched: formik.touched as FormState['touched'],
    failures: formik.errors as unknown as FormState['failures'],
  };
}
