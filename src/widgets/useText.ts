import { type TextProps } from './types';
import { useTextBuffer, type TextBufferProps } from './useTextBuffer';

/** The edit buffer of a plain text: it differs from the answer during a composition only. */
export const useText = ({ value, filter, onChange, onBlur }: TextProps): TextBufferProps =>
  useTextBuffer({ settled: value, filter, onText: onChange, onBlur });
