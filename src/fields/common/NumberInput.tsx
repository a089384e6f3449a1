import { typedProps } from './controlProps';
import { InputBox } from './InputBox';
import { retype, retypeWhole, showTyped, typedOf, decimalText, moneyText } from './liveNumber';
import { readNumber, type BoxNotation } from './readNumber';
import { type NumberProps, type MoneyProps } from './types';
import { useTextBuffer, type TextBufferOptions } from './useTextBuffer';
import { plainNumbers, dottedNumbers } from '../number/field';
import { decimalNumbers } from '../decimal/field';
import { amountsIn } from '../currency/field';

/** How a text buffer keeps a number: what is refused stays on screen, and is given on as it was typed. */
const numberBuffer = (notation: BoxNotation, props: NumberProps): TextBufferOptions => {
  const { value, entered, onChange, onUnreadable, onBlur } = props;
  const read = (text: string): { value?: number | null; label?: string } => {
    const reading = readNumber(text, notation);
    return 'empty' in reading ? { value: null } : 'value' in reading ? reading : {};
  };
  return {
    settled:
      (notation.dots ? moneyText(value) : decimalText(value)) || showTyped(entered ?? '', notation).text,
    filter: (text) => showTyped(text, notation).text,
    live: {
      edited: (before, edit) => retype(before, edit, notation),
      whole: (text) => retypeWhole(text, notation),
      rawOf: (shown) => typedOf(shown, notation),
      placesOf: (raw) => showTyped(raw, notation).places,
    },
    refused: entered,
    standsForSettled: (raw) => (read(raw).value ?? null) === value,
    keepOnBlur: (raw) => read(raw).value === undefined,
    onText: (raw) => {
      const { value: number, label } = read(raw);
      // Of a label that is left out, the session gives notice.
      if (number === undefined || label !== undefined) onUnreadable(raw);
      else onChange(number);
    },
    onBlur,
  };
};

/** A box for numbers of one notation. Not `type=number`: its wheel and arrow keys change answers unseen. */
const NumberInput = ({ notation, ...props }: NumberProps & { notation: BoxNotation }) => {
  const { prefix, suffix, signed, isBelowZero } = props;
  const buffer = useTextBuffer(numberBuffer({ ...notation, prefix, suffix, signed }, props));
  return (
    <InputBox
      input={{
        ...typedProps(props),
        ...buffer,
        // The keyboards of digits have no minus.
        inputMode: props.inputMode ?? (isBelowZero ? 'text' : notation.decimals > 0 ? 'decimal' : 'numeric'),
        autoComplete: props.autoComplete ?? 'off',
      }}
    />
  );
};

/** A whole number that is not money. */
export const NumberWidget = (props: NumberProps) => <NumberInput {...props} notation={plainNumbers} />;

/** A number with one decimal comma. */
export const DecimalWidget = (props: NumberProps) => <NumberInput {...props} notation={decimalNumbers} />;

/** A number with dots while it is typed: an amount behind its currency, or a plain one. */
export const MoneyWidget = ({ unit, decimals = 0, ...props }: MoneyProps) =>
  unit === '' ? (
    <NumberInput {...props} notation={dottedNumbers} />
  ) : (
    <NumberInput {...props} prefix={unit} notation={amountsIn(unit, decimals)} />
  );
