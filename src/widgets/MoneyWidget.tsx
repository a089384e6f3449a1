import { type MaskitoOptions } from '@maskito/core';
import { maskitoNumberOptionsGenerator } from '@maskito/kit';
import { useMaskito } from '@maskito/react';
import { fieldClasses } from '../theme/fieldClasses';
import { typedProps } from './controlProps';
import { digitsOf, maxDigits, moneyText, numberOf } from './numbers';
import { type NumberProps } from './types';
import { useTextBuffer } from './useTextBuffer';

const number = maskitoNumberOptionsGenerator({ thousandSeparator: '.', decimalSeparator: ',', min: 0 });

/** Refuses what would make a number too long, instead of turning it into the largest one. */
const options: MaskitoOptions = {
  ...number,
  preprocessors: [
    ({ elementState, data }) => {
      const { value, selection } = elementState;
      const kept = digitsOf(value.slice(0, selection[0]) + value.slice(selection[1]));
      const tooLong = kept.length + digitsOf(data).length > maxDigits;
      return { elementState, data: tooLong ? '' : data };
    },
    ...(number.preprocessors ?? []),
  ],
};

const unchanged = (text: string): string => text;

/** An amount of whole rupiah, with dots while it is typed. */
export const MoneyWidget = (props: NumberProps) => {
  const { value, onChange, onBlur } = props;
  const { onChange: onInput, ...buffer } = useTextBuffer({
    settled: moneyText(value),
    // The mask has filtered already.
    filter: unchanged,
    onText: (text) => onChange(numberOf(text)),
    onBlur,
  });
  const mask = useMaskito({ options });
  return (
    <div className={fieldClasses.control}>
      <span className={fieldClasses.prefix} aria-hidden="true">
        Rp
      </span>
      <input
        {...typedProps(props)}
        {...buffer}
        ref={mask}
        // Not onChange: React leaves out the changes that the mask makes.
        onInput={onInput}
        className={fieldClasses.input}
        type="text"
        inputMode={props.inputMode ?? 'numeric'}
        autoComplete={props.autoComplete ?? 'off'}
      />
    </div>
  );
};
