import { TextWidget } from '../text/Widget';
import { type TextProps } from '../common/types';

/** A telephone number, kept as text. */
export const PhoneWidget = (props: TextProps) => (
  <TextWidget
    {...props}
    type="tel"
    inputMode={props.inputMode ?? 'tel'}
    autoComplete={props.autoComplete ?? 'tel'}
  />
);
