import { monthWords } from '../../messages';
import { typedProps } from '../common/controlProps';
import { InputBox } from '../common/InputBox';
import { type MonthProps } from '../common/types';
import { useTextBuffer } from '../common/useTextBuffer';
import { complete, monthOfText, monthText, typedMonth } from './months';

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
