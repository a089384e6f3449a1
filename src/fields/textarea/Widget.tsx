import { typedProps } from '../common/controlProps';
import { InputBox } from '../common/InputBox';
import { type TextProps } from '../common/types';
import { useText } from '../common/useTextBuffer';

/** Several lines of text; the control grows with them. The browser's own element: MUI's measures itself again at each key. */
export const TextareaWidget = (props: TextProps) => (
  <InputBox
    tag="textarea"
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
