import { type TextProps } from './types';
import { useTextBuffer, type TextBufferProps } from './useTextBuffer';

/** The edit buffer of a plain text: it differs from the answer during a composition, and while literals are missing. */
export const useText = ({ value, filter, standsForValue, onChange, onBlur }: TextProps): TextBufferProps =>
  useTextBuffer({
    settled: value,
    filter,
    keepsRaw: true,
    standsForSettled: standsForValue,
    onText: onChange,
    onBlur,
  });
