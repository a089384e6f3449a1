import { dayOfText, dayText, typedParts } from '../date/days';

/** Lengths of month and year as typed. */
const partLengths = [2, 4];

/** What a month looks like in a control. */
export const complete = 'BB/TTTT'.length;

/** `YYYY-MM` as `MM/YYYY`; `''` for what is no such text. */
export const monthText = (iso: string): string => dayText(`${iso}-01`).slice(3);

/** `MM/YYYY` as `YYYY-MM`; `''` when it is incomplete or no year has such a month. */
export const monthOfText = (text: string): string => dayOfText(`01/${text}`).slice(0, 7);

/** What is typed into a month, in its form `MM/YYYY`, as `typedDay` does it. A pasted `YYYY-MM` or `YYYY-MM-DD` is turned round. */
export const typedMonth = (raw: string, caret: number): string => {
  const pasted = dayText(raw.trim()).slice(3) || monthText(raw.trim());
  return pasted === '' ? typedParts(raw, caret, partLengths) : pasted;
};
