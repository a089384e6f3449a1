// A field as it is commonly drawn by hand with MUI, whoever keeps its answer.
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { ChangeEventHandler, FocusEventHandler, Ref } from 'react';
import { number, object, string, type AnySchema } from 'yup';
import { choices, hidingText, type BenchField, type Kind } from './fields';

export type Answers = Record<string, string | boolean>;

/** What the keeper of the answers hands in: a value where it controls the field, a ref where it reads the element. */
interface Kept {
  value?: string | boolean;
  inputRef?: Ref<HTMLInputElement>;
  onChange?: ChangeEventHandler<HTMLInputElement>;
  onBlur?: FocusEventHandler<HTMLInputElement>;
}

const textKinds: Partial<Record<Kind, TextFieldProps>> = {
  select: { select: true, slotProps: { select: { native: true }, inputLabel: { shrink: true } } },
  date: { type: 'date', slotProps: { inputLabel: { shrink: true } } },
  currency: { slotProps: { htmlInput: { inputMode: 'numeric' } } },
  number: { slotProps: { htmlInput: { inputMode: 'numeric' } } },
  computed: { slotProps: { htmlInput: { readOnly: true }, inputLabel: { shrink: true } } },
};

interface MuiFieldProps extends Kept {
  field: BenchField;
  error: string | undefined;
}

export function MuiField({ field: { name, label, kind, required }, error, ...kept }: MuiFieldProps) {
  const { value, inputRef, onChange, onBlur } = kept;
  const failed = error !== undefined;
  if (kind === 'tick') {
    const tick = (
      <Checkbox
        name={name}
        checked={value === undefined ? undefined : value === true}
        slotProps={{ input: { ref: inputRef, 'aria-invalid': failed, onBlur } }}
        onChange={onChange}
      />
    );
    return (
      <FormControl data-field={name} error={failed} fullWidth>
        <FormControlLabel control={tick} label={label} />
        <FormHelperText>{error}</FormHelperText>
      </FormControl>
    );
  }
  if (kind === 'radio') {
    return (
      <FormControl data-field={name} error={failed} fullWidth>
        <FormLabel>{label}</FormLabel>
        <RadioGroup name={name} value={value} {...{ onChange, onBlur }}>
          {choices.map((choice) => (
            <FormControlLabel
              key={choice}
              value={choice}
              label={choice.split('|')[1]}
              control={<Radio slotProps={{ input: { ref: inputRef } }} />}
            />
          ))}
        </RadioGroup>
        <FormHelperText>{error}</FormHelperText>
      </FormControl>
    );
  }
  return (
    <TextField
      data-field={name}
      id={name}
      error={failed}
      helperText={error}
      fullWidth
      margin="normal"
      {...{ name, label, required, value, inputRef, onChange, onBlur }}
      {...textKinds[kind]}
    >
      {kind === 'select' && ['', ...choices].map((choice) => <option key={choice}>{choice}</option>)}
    </TextField>
  );
}

const needed = 'Wajib diisi';

/** What a computed field shows. */
export const sum = (answers: Readonly<Answers>, { sums }: BenchField): string =>
  String(Number(answers[sums[0]]) + Number(answers[sums[1]]));

function schemaOf({ kind, required }: BenchField): AnySchema {
  const isEmpty = (value: unknown): boolean => value === '' || value === false;
  switch (kind) {
    case 'text':
      return required ? string().max(60).required(needed) : string().max(60);
    case 'currency':
    case 'number': {
      const one = number().transform((value: unknown, raw) => (isEmpty(raw) ? undefined : value));
      return required ? one.min(0).max(1_000_000_000).required(needed) : one.min(0).max(1_000_000_000);
    }
    case 'tick':
      return string().test('ticked', needed, (value) => !required || value === 'true');
    default:
      return required ? string().required(needed) : string();
  }
}

/** One schema for the whole form; a hidden field is not judged. */
export const schemaOfAll = (fields: readonly BenchField[]) =>
  object(
    Object.fromEntries(
      fields.map((field) => {
        const schema = schemaOf(field);
        const { name, reads } = field;
        return [
          name,
          reads === undefined
            ? schema
            : string().when(reads, ([answer]) => (answer === hidingText ? string() : schema)),
        ];
      }),
    ),
  );

/** The answers of an empty form. */
export const emptyAnswers = (fields: readonly BenchField[]): Answers =>
  Object.fromEntries(fields.map(({ name, kind }) => [name, kind === 'tick' ? false : '']));
