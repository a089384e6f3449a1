import { TextWidget } from './TextWidget';
import { type TextProps } from './types';

/** A telephone number, kept as text. */
export const PhoneWidget = (props: TextProps) => (
  <TextWidget
    {...props}
    type="tel"
    inputMode={props.inputMode ?? 'tel'}
    autoComplete={props.autoComplete ?? 'tel'}
  />
);
