import { fieldClasses } from '../theme/fieldClasses';
import { typedProps } from './controlProps';
import { maxDigits } from './numbers';
import { type InputMode, type NumberProps } from './types';
import { useTextBuffer } from './useTextBuffer';

/** How numbers of one kind are written. */
export interface NumberNotation {
  /** A number as the control shows it at rest; `''` for none. */
  textOf: (value: number | null) => string;
  /** What may stay of a text that is typed. */
  filter: (text: string) => string;
  /** The number that a text stands for; `null` when it has no digit. */
  numberOf: (text: string) => number | null;
  inputMode: InputMode;
}

/** A number without dots. Not `type=number`: its wheel and arrow keys change answers unseen. */
export const NumberInput = ({ notation, ...props }: NumberProps & { notation: NumberNotation }) => {
  const { textOf, filter, numberOf, inputMode } = notation;
  const { value, onChange, onBlur } = props;
  const settled = textOf(value);
  const buffer = useTextBuffer({
    settled,
    // A sixteenth digit is refused, rather than pushing another one out.
    filter: (text) => {
      const typed = filter(text);
      return typed.replace(',', '').length > maxDigits ? settled : typed;
    },
    standsForSettled: (text) => numberOf(text) === value,
    onText: (text) => onChange(numberOf(text)),
    onBlur,
  });
  return (
    <input
      {...typedProps(props)}
      {...buffer}
      className={fieldClasses.input}
      type="text"
      inputMode={props.inputMode ?? inputMode}
      autoComplete={props.autoComplete ?? 'off'}
    />
  );
};
