import type { MaskitoOptions } from '@maskito/core';
import { maskitoNumberOptionsGenerator } from '@maskito/kit';
import { useMaskito } from '@maskito/react';
import InputAdornment from '@mui/material/InputAdornment';
import { typedProps } from '../common/controlProps';
import { InputBox } from '../common/InputBox';
import { numberBuffer } from '../common/NumberInput';
import { moneyText, numberOf } from '../common/numbers';
import { type NumberProps } from '../common/types';
import { useTextBuffer } from '../common/useTextBuffer';

const numbers = maskitoNumberOptionsGenerator({ thousandSeparator: '.', decimalSeparator: ',', min: 0 });

/** Most characters that the mask looks at: no amount is longer, and it takes minutes over a pasted book. */
const longest = 64;

const options: MaskitoOptions = {
  ...numbers,
  preprocessors: [
    ({ elementState, data }) => ({
      elementState:
        elementState.value.length <= longest
          ? elementState
          : { value: elementState.value.slice(0, longest), selection: [longest, longest] },
      data: data.slice(0, longest),
    }),
    ...(numbers.preprocessors ?? []),
  ],
};

const unchanged = (text: string): string => text;

/** An amount of whole rupiah, with dots while it is typed. */
export const MoneyWidget = (props: NumberProps) => {
  const { onChange: onInput, ...buffer } = useTextBuffer({
    settled: moneyText(props.value),
    // The mask has filtered already.
    filter: unchanged,
    ...numberBuffer(numberOf, props),
  });
  const mask = useMaskito({ options });
  return (
    <InputBox
      startAdornment={
        <InputAdornment position="start" disablePointerEvents disableTypography aria-hidden>
          Rp
        </InputAdornment>
      }
      input={{
        ...typedProps(props),
        ...buffer,
        ref: mask,
        // Not onChange: React leaves out the changes that the mask makes.
        onInput,
        inputMode: props.inputMode ?? 'numeric',
        autoComplete: props.autoComplete ?? 'off',
      }}
    />
  );
};
