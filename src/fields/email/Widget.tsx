import { TextWidget } from '../text/Widget';
import { type TextProps } from '../common/types';

/** An email address: no capitals, no spelling, the keyboard with the at sign. */
export const EmailWidget = (props: TextProps) => (
  <TextWidget
    {...props}
    inputMode={props.inputMode ?? 'email'}
    autoComplete={props.autoComplete ?? 'email'}
    autoCapitalize="none"
  />
);
