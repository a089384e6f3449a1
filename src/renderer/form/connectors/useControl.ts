import type { FieldView } from '../../../interpreter';
import { describeFailure } from '../../../messages/id';
import { describedBy, fieldIds } from '../../../widgets/fieldIds';
import type { WidgetProps } from '../../../widgets/types';
import { useSessionContext } from '../session/SessionContext';

/** What a connector is given. */
export interface ConnectorProps {
  view: FieldView;
}

/** What every widget is given, for an answer of the shape `V`. `V` is the shape of the field type's own values. */
export function useControl<V>({ view }: ConnectorProps): WidgetProps<V> {
  const session = useSessionContext();
  const { definition, failure, notice } = view;
  const { name } = definition;
  const ids = fieldIds(name);
  return {
    id: ids.control,
    name,
    label: view.label,
    labelledBy: ids.label,
    describedBy: describedBy(name, {
      guideText: view.guideText,
      error: failure && describeFailure(failure, view.label),
      notice: notice && describeFailure(notice, view.label),
    }),
    // The interpreter keeps the answers of a field type in that type's shape.
    value: view.value as V,
    placeholder: view.placeholder,
    required: view.required,
    readOnly: view.readOnly,
    invalid: failure !== undefined,
    onChange: (raw) => {
      void session.send({ type: 'write', by: 'visitor', writes: { [name]: { raw } } });
    },
    onBlur: () => {
      void session.send({ type: 'touch', name });
    },
  };
}

/** Choices, ticks and days are judged at their first change, not only when they are left. */
export function useTouchingControl<V>(props: ConnectorProps): WidgetProps<V> {
  const control = useControl<V>(props);
  return {
    ...control,
    onChange: (raw) => {
      control.onChange(raw);
      control.onBlur();
    },
  };
}
