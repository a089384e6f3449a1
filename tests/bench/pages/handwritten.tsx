// The same form as it is commonly written by hand: MUI text fields, Formik, one yup schema.
import Button from '@mui/material/Button';
import CssBaseline from '@mui/material/CssBaseline';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useFormik } from 'formik';
import { number, object, string, type AnySchema } from 'yup';
import { benchFields, choices, hidingText, type BenchField, type Kind } from './fields';
import { publish } from './formPage';

type Answers = Record<string, string>;

const needed = 'Wajib diisi';
const schemas: Record<Kind, AnySchema> = {
  text: string().max(60).required(needed),
  select: string().required(needed),
  date: string().required(needed),
  currency: number().min(1).max(1_000_000_000).required(needed),
};

function schemaOf({ kind, reads }: BenchField): AnySchema {
  if (reads === undefined) return schemas[kind];
  return string().when(reads, ([answer]) => (answer === hidingText ? string() : schemas[kind]));
}

const controls: Record<Kind, TextFieldProps> = {
  text: {},
  select: { select: true, slotProps: { select: { native: true }, inputLabel: { shrink: true } } },
  date: { type: 'date', slotProps: { inputLabel: { shrink: true } } },
  currency: { slotProps: { htmlInput: { inputMode: 'numeric' } } },
};

interface FormProps {
  fields: readonly BenchField[];
  schema: AnySchema;
  initialValues: Answers;
}

function HandWrittenForm({ fields, schema, initialValues }: FormProps) {
  const formik = useFormik<Answers>({ initialValues, validationSchema: schema, onSubmit: () => undefined });
  const { values, touched, errors, handleChange, handleBlur } = formik;
  return (
    <form onSubmit={formik.handleSubmit} noValidate>
      {fields.map(({ name, label, kind, reads }) => {
        if (reads !== undefined && values[reads] === hidingText) return null;
        const error = touched[name] ? errors[name] : undefined;
        return (
          <TextField
            key={name}
            data-field={name}
            id={name}
            name={name}
            label={label}
            value={values[name]}
            onChange={handleChange}
            onBlur={handleBlur}
            error={error !== undefined}
            helperText={error}
            required
            fullWidth
            margin="normal"
            {...controls[kind]}
          >
            {kind === 'select' && ['', ...choices].map((choice) => <option key={choice}>{choice}</option>)}
          </TextField>
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
  return (
    <>
      <CssBaseline />
      <HandWrittenForm
        fields={fields}
        schema={object(Object.fromEntries(fields.map((field) => [field.name, schemaOf(field)])))}
        initialValues={Object.fromEntries(fields.map(({ name }) => [name, '']))}
      />
    </>
  );
});
