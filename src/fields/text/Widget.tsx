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

/** An email address: no capitals, no spelling, the keyboard with the at sign. */
export const EmailWidget = (props: TextProps) => (
  <TextWidget
    {...props}
    inputMode={props.inputMode ?? 'email'}
    autoComplete={props.autoComplete ?? 'email'}
    autoCapitalize="none"
  />
);

/** A telephone number, kept as text. */
export const PhoneWidget = (props: TextProps) => (
  <TextWidget
    {...props}
    type="tel"
    inputMode={props.inputMode ?? 'tel'}
    autoComplete={props.autoComplete ?? 'tel'}
  />
);

/** Several lines of text; the control grows with them. The browser's own element: MUI's measures itself again at each key. */
export const TextareaWidget = (props: TextProps) => (
  <InputBox
    multiline
    inputComponent="textarea"
    input={{
      ...typedProps(props),
      ...useText(props),
      rows: 3,
      dir: 'auto',
      // Enter begins a line here.
      enterKeyHint: props.enterKeyHint,
      autoCapitalize: props.autoCapitalize,
    }}
  />
);
