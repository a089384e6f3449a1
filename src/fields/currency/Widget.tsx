import type { MaskitoOptions } from '@maskito/core';
import { maskitoNumberOptionsGenerator } from '@maskito/kit';
import { useMaskito } from '@maskito/react';
import InputAdornment from '@mui/material/InputAdornment';
import { useForkRef } from '@mui/material/utils';
import { useMemo } from 'react';
import { typedProps } from '../common/controlProps';
import { InputBox } from '../common/InputBox';
import { numberBuffer } from '../common/NumberInput';
import { asWrittenHere, decimalOf, moneyText, numberOf, typedWhole } from '../common/numbers';
import { type MoneyProps } from '../common/types';
import { useTextBuffer } from '../common/useTextBuffer';

/** Most characters that the mask looks at: no amount is longer, and it takes minutes over a pasted book. */
const longest = 64;

const maskOf = (decimals: number, onTyped: MoneyProps['onTyped']): MaskitoOptions => {
  const numbers = maskitoNumberOptionsGenerator({
    thousandSeparator: '.',
    decimalSeparator: ',',
    maximumFractionDigits: decimals,
    min: 0,
  });
  return {
    ...numbers,
    preprocessors: [
      ({ elementState, data }, action) => {
        const typed = data.slice(0, longest);
        // A comma alone would begin cents; in front of them it is left out with them.
        const kept = typed === ',' && decimals === 0 ? '' : typedWhole(typed);
        // What the mask keeps out is no input that the control would tell of.
        if (action !== 'validation') onTyped?.(typed, kept);
        return {
          elementState:
            elementState.value.length <= longest
              ? elementState
              : { value: elementState.value.slice(0, longest), selection: [longest, longest] },
          data: asWrittenHere(typed),
        };
      },
      ...(numbers.preprocessors ?? []),
    ],
  };
};

const unitBefore = (unit: string) =>
  unit === '' ? undefined : (
    <InputAdornment position="start" disablePointerEvents disableTypography aria-hidden>
      {unit}
    </InputAdornment>
  );

const unchanged = (text: string): string => text;

/** A number with dots while it is typed: an amount behind its currency, or a plain one. */
export const MoneyWidget = (props: MoneyProps) => {
  const { unit, decimals = 0 } = props;
  const { ref, ...buffer } = useTextBuffer({
    settled: moneyText(props.value),
    // The mask has filtered already.
    filter: unchanged,
    ...numberBuffer(decimals > 0 ? decimalOf : numberOf, props),
  });
  const { onTyped } = props;
  const mask = useMaskito({ options: useMemo(() => maskOf(decimals, onTyped), [decimals, onTyped]) });
  const both = useForkRef(mask, ref);
  const before = useMemo(() => unitBefore(unit), [unit]);
  return (
    <InputBox
      startAdornment={before}
      input={{
        ...typedProps(props),
        ...buffer,
        ref: both,
        inputMode: props.inputMode ?? (decimals > 0 ? 'decimal' : 'numeric'),
        autoComplete: props.autoComplete ?? 'off',
      }}
    />
  );
};
