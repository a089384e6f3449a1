import { fieldClasses } from '../theme/fieldClasses';
import { typedProps } from './controlProps';
import { type TextProps } from './types';
import { useText } from './useText';

interface TextWidgetProps extends TextProps {
  /** Never `email`: browsers refuse to tell where its caret stands. */
  type?: 'text' | 'tel';
  spellCheck?: boolean;
}

/** One line of text. */
export const TextWidget = (props: TextWidgetProps) => (
  <input
    {...typedProps(props)}
    {...useText(props)}
    className={fieldClasses.input}
    type={props.type ?? 'text'}
    autoCapitalize={props.autoCapitalize}
    spellCheck={props.spellCheck}
  />
);
