import { typedProps } from './controlProps';
import { InputBox } from './InputBox';
import { type InputMode, type NumberProps } from './types';
import { useTextBuffer } from './useTextBuffer';

/** How numbers of one kind are written. */
export interface NumberNotation {
  /** A number as the control shows it at rest; `''` for none. */
  textOf: (value: number | null) => string;
  /** What may stay of a text that is typed. */
  filter: (text: string) => string;
  /** The number that a text stands for; `null` when it has no digit, `undefined` when it stands for none. */
  numberOf: (text: string) => number | null | undefined;
  inputMode: InputMode;
}

/** How a text buffer keeps a number: what stands for none stays on screen, and is told as it was typed. */
export const numberBuffer = (
  numberOf: NumberNotation['numberOf'],
  { value, onChange, onUnreadable, onBlur }: NumberProps,
) => ({
  standsForSettled: (text: string) => (numberOf(text) ?? null) === value,
  keepOnBlur: (text: string) => numberOf(text) === undefined,
  onText: (text: string) => {
    const read = numberOf(text);
    if (read === undefined) onUnreadable(text);
    else onChange(read);
  },
  onBlur,
});

/** A number without dots. Not `type=number`: its wheel and arrow keys change answers unseen. */
export const NumberInput = ({ notation, ...props }: NumberProps & { notation: NumberNotation }) => {
  const { textOf, filter, numberOf, inputMode } = notation;
  const settled = textOf(props.value);
  const { onTyped } = props;
  const buffer = useTextBuffer({ settled, filter, onTyped, ...numberBuffer(numberOf, props) });
  return (
    <InputBox
      input={{
        ...typedProps(props),
        ...buffer,
        inputMode: props.inputMode ?? inputMode,
        autoComplete: props.autoComplete ?? 'off',
      }}
    />
  );
};
