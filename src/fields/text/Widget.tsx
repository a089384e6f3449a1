import { typedProps } from '../common/controlProps';
import { InputBox } from '../common/InputBox';
import { type TextProps } from '../common/types';
import { useText } from '../common/useTextBuffer';

interface TextWidgetProps extends TextProps {
  /** Never `email`: browsers refuse to say where its caret stands. */
  type?: 'text' | 'tel';
}

/** One line of text. */
export const TextWidget = (props: TextWidgetProps) => (
  <InputBox
    input={{
      ...typedProps(props),
      ...useText(props),
      type: props.type,
      dir: 'auto',
      autoCapitalize: props.autoCapitalize,
    }}
  />
);
