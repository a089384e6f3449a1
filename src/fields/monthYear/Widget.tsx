import { monthWords } from '../../messages';
import { typedProps } from '../common/controlProps';
import { InputBox } from '../common/InputBox';
import { type MonthProps } from '../common/types';
import { useTextBuffer } from '../common/useTextBuffer';
import { dayOfText, dayText, typedParts } from '../date/days';

/** Lengths of month and year as typed. */
const partLengths = [2, 4];

/** What a month looks like in a control. */
const complete = 'BB/TTTT'.length;

/** `YYYY-MM` as `MM/YYYY`; `''` for what is no such text. */
const monthText = (iso: string): string => dayText(`${iso}-01`).slice(3);

/** `MM/YYYY` as `YYYY-MM`; `''` when it is incomplete or no year has such a month. */
const monthOfText = (text: string): string => dayOfText(`01/${text}`).slice(0, 7);

/** What is typed into a month, in its form `MM/YYYY`, as `typedDay` does it. A pasted `YYYY-MM` or `YYYY-MM-DD` is turned round. */
const typedMonth = (raw: string, caret: number): string => {
  const pasted = dayText(raw.trim()).slice(3) || monthText(raw.trim());
  return pasted === '' ? typedParts(raw, caret, partLengths) : pasted;
};

/** What a text in the control stands for is told: a month, nothing, or that it is neither. */
const tellMonth = ({ value, onChange, onUnreadable }: MonthProps, text: string): void => {
  const month = monthOfText(text);
  // While a first entry grows, the answer stays empty: that is no change, and not yet an error.
  if (text === '' || month !== value) onChange(month);
  if (month === '' && text.length === complete) onUnreadable(text);
};

/** A month of a year: six digits, which a phone's keyboard of digits is quickest at. */
export const MonthYearWidget = (props: MonthProps) => {
  const { value, onBlur, onUnreadable } = props;
  const buffer = useTextBuffer({
    settled: monthText(value),
    filter: typedMonth,
    standsForSettled: (text) => text !== '' && monthOfText(text) === value,
    keepOnBlur: (text) => monthOfText(text) === '',
    onText: (text) => tellMonth(props, text),
    onBlur: (text) => {
      if (text !== '' && monthOfText(text) === '') onUnreadable(text);
      onBlur();
    },
  });
  return (
    <InputBox
      input={{
        ...typedProps(props),
        ...buffer,
        placeholder: props.placeholder ?? monthWords.pattern,
        inputMode: props.inputMode ?? 'numeric',
        autoComplete: props.autoComplete ?? 'off',
      }}
    />
  );
};
