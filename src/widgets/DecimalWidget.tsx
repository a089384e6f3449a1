import { fieldClasses } from '../theme/fieldClasses';
import { typedProps } from './controlProps';
import { decimalOf, decimalText, maxDigits, typedDecimal } from './numbers';
import { type NumberProps } from './types';
import { useTextBuffer } from './useTextBuffer';

/** A number with one decimal comma (spec 3, section 5, 'Decimal inputs'). */
export const DecimalWidget = (props: NumberProps) => {
  const { value, onChange, onBlur } = props;
  const settled = decimalText(value);
  const buffer = useTextBuffer({
    settled,
    // A sixteenth digit is refused, rather than pushing another one out.
    filter: (text) => {
      const typed = typedDecimal(text);
      return typed.replace(',', '').length > maxDigits ? settled : typed;
    },
    standsForSettled: (text) => decimalOf(text) === value,
    onText: (text) => onChange(decimalOf(text)),
    onBlur,
  });
  return (
    <input
      {...typedProps(props)}
      {...buffer}
      className={fieldClasses.input}
      type="text"
      inputMode={props.inputMode ?? 'decimal'}
      autoComplete={props.autoComplete ?? 'off'}
    />
  );
};
