import { fieldClasses } from '../theme/fieldClasses';
import { typedProps } from './controlProps';
import { digitsOf, maxDigits, numberOf, plainNumber } from './numbers';
import { type NumberProps } from './types';
import { useTextBuffer } from './useTextBuffer';

/** A whole number that is not money. Not `type=number`: its wheel and arrow keys change answers unseen. */
export const NumberWidget = (props: NumberProps) => {
  const { value, onChange, onBlur } = props;
  const settled = plainNumber(value);
  const buffer = useTextBuffer({
    settled,
    // A sixteenth digit is refused, rather than pushing another one out.
    filter: (text) => {
      const digits = digitsOf(text);
      return digits.length > maxDigits ? settled : digits;
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
      inputMode={props.inputMode ?? 'numeric'}
      autoComplete={props.autoComplete ?? 'off'}
    />
  );
};
