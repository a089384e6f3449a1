// The same form as it is commonly written by hand: MUI, Formik, one yup schema.
import Button from '@mui/material/Button';
import CssBaseline from '@mui/material/CssBaseline';
import { useFormik } from 'formik';
import type { AnyObjectSchema } from 'yup';
import { benchFields, hidingText, type BenchField } from './fields';
import { publish } from './formPage';
import { inReact } from './inReact';
import { emptyAnswers, MuiField, schemaOfAll, sum, type Answers } from './MuiField';

interface FormProps {
  fields: readonly BenchField[];
  schema: AnyObjectSchema;
  initialValues: Answers;
}

function FormikForm({ fields, schema, initialValues }: FormProps) {
  const formik = useFormik<Answers>({ initialValues, validationSchema: schema, onSubmit: () => undefined });
  const { values, touched, errors, handleChange, handleBlur } = formik;
  return (
    <form onSubmit={formik.handleSubmit} noValidate>
      {fields.map((field) => {
        const { name, kind, reads } = field;
        if (reads !== undefined && values[reads] === hidingText) return null;
        return (
          <MuiField
            key={name}
            field={field}
            value={kind === 'computed' ? sum(values, field) : values[name]}
            onChange={handleChange}
            onBlur={handleBlur}
            error={touched[name] ? errors[name] : undefined}
          />
        );
      })}
      <Button type="submit" variant="contained">
        Lanjut
      </Button>
    </form>
  );
}

publish((count) => {
  const fields = benchFields(count);
  return inReact(
    <>
      <CssBaseline />
      <FormikForm fields={fields} schema={schemaOfAll(fields)} initialValues={emptyAnswers(fields)} />
    </>,
  );
});
