import { useState, type ComponentType } from 'react';
import { ThemeRoot } from '../../../theme/ThemeRoot';
import { fieldTypes } from '../../pure';
import { describedBy, fieldIds } from '../fieldIds';
import { FieldFrame, type FieldFrameProps } from '../FieldFrame';
import { type FieldType, type WidgetProps } from '../types';

/** What a frame brings to the widget in it. */
export type Brought = Omit<WidgetProps<never>, 'value' | 'onChange' | 'onBlur' | 'readOnly' | 'placeholder'>;

/** A widget in its frame, wired as the renderer does it; `rest` are the props of the widget's own. */
export interface FieldProps<P> extends Omit<Partial<FieldFrameProps>, 'children'> {
  type: FieldType;
  required?: boolean;
  widget: ComponentType<P & Brought>;
  rest: P;
}

export const Field = <P,>({ type, required = false, widget: Widget, rest, ...frame }: FieldProps<P>) => {
  const { name = 'jawaban', label = 'Jawaban', error } = frame;
  const ids = fieldIds(name);
  return (
    <ThemeRoot>
      <FieldFrame {...frame} type={type} labelPlace={fieldTypes[type].labelPlace} name={name} label={label}>
        <Widget
          {...rest}
          id={ids.control}
          name={name}
          label={label}
          labelledBy={ids.label}
          describedBy={describedBy(name, { error, guideText: frame.guideText, notice: frame.notice })}
          required={required}
          invalid={error !== undefined}
        />
      </FieldFrame>
    </ThemeRoot>
  );
};

/** Holds an answer as the session would: settled by `settle` within the event. */
export const useAnswer = <V,>(initial: V, settle: (raw: V) => V = (raw) => raw) => {
  const [value, setValue] = useState(initial);
  return { value, onChange: (raw: V) => setValue(settle(raw)), set: setValue };
};
