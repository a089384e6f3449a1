// The same form by hand with react-hook-form: the browser keeps the answers, what depends on others watches them.
import Button from '@mui/material/Button';
import CssBaseline from '@mui/material/CssBaseline';
import { useForm, useWatch, type Control, type UseFormRegister } from 'react-hook-form';
import { benchFields, hidingText, type BenchField } from './fields';
import { publish } from './formPage';
import { inReact } from './inReact';
import { emptyAnswers, MuiField, sum, type Answers } from './MuiField';

interface HookFieldProps {
  field: BenchField;
  error: string | undefined;
  register: UseFormRegister<Answers>;
}

function Registered({ field, error, register }: HookFieldProps) {
  const { ref, onChange, onBlur } = register(field.name, {
    required: field.required && 'Wajib diisi',
    maxLength: 60,
  });
  const send = (event: { target: unknown }): void => void onChange(event);
  const leave = (event: { target: unknown }): void => void onBlur(event);
  return <MuiField field={field} error={error} inputRef={ref} onChange={send} onBlur={leave} />;
}

/** A field that is there unless another one hides it. */
function Conditional({ control, ...props }: HookFieldProps & { control: Control<Answers> }) {
  const answer = useWatch({ control, name: props.field.reads ?? '' });
  return answer === hidingText ? null : <Registered {...props} />;
}

function Computed({ field, control }: { field: BenchField; control: Control<Answers> }) {
  const [first, second] = field.sums;
  const [one = '', other = ''] = useWatch({ control, name: [first, second] });
  return <MuiField field={field} error={undefined} value={sum({ [first]: one, [second]: other }, field)} />;
}

function HookForm({ fields }: { fields: readonly BenchField[] }) {
  const { register, handleSubmit, control, formState } = useForm<Answers>({
    defaultValues: emptyAnswers(fields),
  });
  const { errors } = formState;
  return (
    <form onSubmit={(event) => void handleSubmit(() => undefined)(event)} noValidate>
      {fields.map((field) => {
        const props = { field, register, error: errors[field.name]?.message };
        if (field.kind === 'computed') return <Computed key={field.name} field={field} control={control} />;
        return field.reads === undefined ? (
          <Registered key={field.name} {...props} />
        ) : (
          <Conditional key={field.name} {...props} control={control} />
        );
      })}
      <Button type="submit" variant="contained">
        Lanjut
      </Button>
    </form>
  );
}

publish((count) =>
  inReact(
    <>
      <CssBaseline />
      <HookForm fields={benchFields(count)} />
    </>,
  ),
);
