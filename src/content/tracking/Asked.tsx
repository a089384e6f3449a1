import { type ReactNode } from 'react';
import { describedBy, fieldIds } from '../../fields/common/fieldIds';
import { FieldFrame } from '../../fields/common/FieldFrame';
import { type FieldType, type WidgetProps } from '../../fields/common/types';

/** What the frame gives its control. */
type Framed = Omit<WidgetProps<never>, 'value' | 'onChange' | 'placeholder'>;

interface AskedProps {
  name: string;
  type: FieldType;
  label: string;
  error?: string;
  /** Columns of 12 on wide screens. */
  width: number;
  control: (props: Framed) => ReactNode;
}

/** A question outside of a form's definition that has to be answered: a control in its frame, tied to its label and error. */
export function Asked({ control, ...frame }: AskedProps) {
  const { name, label, error } = frame;
  const ids = fieldIds(name);
  return (
    <FieldFrame {...frame}>
      {control({
        id: ids.control,
        name,
        label,
        labelledBy: ids.label,
        describedBy: describedBy(name, { error }),
        required: true,
        readOnly: false,
        invalid: error !== undefined,
        onBlur: () => undefined,
      })}
    </FieldFrame>
  );
}
