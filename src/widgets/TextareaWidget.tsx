import { fieldClasses } from '../theme/fieldClasses';
import { typedProps } from './controlProps';
import { type TextProps } from './types';
import { useText } from './useText';

const className = `${fieldClasses.input} ${fieldClasses.textarea}`;

/** Several lines of text; the control grows with them. */
export const TextareaWidget = (props: TextProps) => (
  <textarea
    {...typedProps(props)}
    {...useText(props)}
    className={className}
    rows={3}
    autoCapitalize={props.autoCapitalize}
  />
);
