import { monthWords } from '../../messages';
import { typedProps } from '../common/controlProps';
import { InputBox } from '../common/InputBox';
import { type MonthProps } from '../common/types';
import { useTextBuffer } from '../common/useTextBuffer';
import { dayText } from '../date/days';
import { maskDate, monthLengths, readMonth } from '../date/readDate';

/** All digits of a month: what is no month then does not become one. */
const complete = /^\d\d\/\d{4,}$/;

/** `YYYY-MM` as `MM/YYYY`; `''` for what is no such text. */
const monthText = (iso: string): string => dayText(`${iso}-01`).slice(3);

/** What a text in the control stands for is reported: a month, nothing, or that it is neither. */
const reportMonth = ({ value, onChange, onUnreadable }: MonthProps, text: string): void => {
  const { value: month, refused } = readMonth(text);
  // While a first entry grows, the answer stays empty: that is no change, and not yet an error.
  if (text === '' || month !== value) onChange(month);
  if (refused && complete.test(text)) onUnreadable(text);
};

/** A month of a year: six digits, which a phone's keyboard of digits is quickest at. */
export const MonthYearWidget = (props: MonthProps) => {
  const { value, onBlur, onUnreadable } = props;
  const buffer = useTextBuffer({
    settled: monthText(value) || (props.entered ?? ''),
    filter: (text, caret) => maskDate(text, caret, monthLengths),
    standsForSettled: (text) => text !== '' && readMonth(text).value === value,
    keepOnBlur: (text) => readMonth(text).refused !== undefined,
    onText: (text) => reportMonth(props, text),
    onBlur: (text) => {
      if (readMonth(text).refused) onUnreadable(text);
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
