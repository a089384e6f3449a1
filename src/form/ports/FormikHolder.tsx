import { useFormik } from 'formik';
import { useLayoutEffect } from 'react';
import type { FormikPort } from './formikState';

/** Formik compares it with the answers at every key, name by name: a list is no record of answers, which is seen at once. */
const initialValues: object = [];

/** Formik itself. It draws nothing, so that nothing is drawn again when its state changes. */
export function FormikHolder({ port }: { port: FormikPort }) {
  const { setFormikState } = useFormik<object>({
    initialValues,
    validateOnChange: false,
    validateOnBlur: false,
    // The session sends; Formik never does.
    onSubmit: () => undefined,
  });
  useLayoutEffect(() => port.attach(setFormikState), [port, setFormikState]);
  return null;
}
