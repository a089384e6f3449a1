import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import { type CompiledBlock, type FieldView, type Option, labelsOf } from '../../interpreter';
import { describedBy, fieldIds } from '../../fields/common/fieldIds';
import type { Unlisted, WidgetProps } from '../../fields/common/types';
import { checkId } from '../CheckMessages';
import { afterPress } from '../press';
import { useSessionContext } from '../SessionContext';
import { failureText } from '../failureText';
import { choiceWords } from '../../messages';
import type { Session } from '../../session';

export interface ConnectorProps {
  view: FieldView;
  /** Of a row group: draws the blocks of a row. */
  renderBlocks?: (blocks: readonly CompiledBlock[]) => ReactNode;
}

/** The number of the row that a control stands in, from 0 on. */
export const RowIndex = createContext(0);

/**
 * What every widget is given, for an answer of the shape `V`, the shape of the field type's own values. `Raw` is what the widget
 * reports: also what it cannot read.
 */
export function useControl<V, Raw = V>({
  view,
}: ConnectorProps): Omit<WidgetProps<V>, 'onChange'> & { onChange: (raw: Raw) => void } {
  const session = useSessionContext();
  const { definition } = view;
  const texts = failureText(view);
  const { name } = definition;
  const index = useContext(RowIndex);
  const ids = fieldIds(name);
  return {
    id: ids.control,
    // In a row by its place, so that the radio buttons of two rows do not join.
    name: view.row ? `${view.row.rows}.${index}.${view.row.column}` : name,
    label: view.label,
    labelledBy: ids.label,
    describedBy: describedBy(name, texts, view.markedBy.map(checkId)),
    // The interpreter keeps the answers of a field type in that type's shape.
    value: view.value as V,
    placeholder: view.placeholder,
    required: view.required,
    readOnly: view.readOnly,
    invalid: texts.error !== undefined || view.markedBy.length > 0,
    onChange: (raw) => {
      void session.send({ type: 'write', by: 'visitor', writes: { [name]: { raw } } });
    },
    onBlur: () => afterPress(() => void session.send({ type: 'touch', name })),
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

/** Which answers are needed first, by their short labels, since a control has one line for it; `undefined` when none has a label. */
export function waitingText(session: Session, names: readonly string[]): string | undefined {
  const labels = labelsOf(session.moment(), names);
  return labels.length === 0 ? undefined : choiceWords.parentFirst(labels.join(' dan '));
}

/** Whether a list of the definition offers nothing until another answer is there, and which. */
function useWaiting({ view }: ConnectorProps): { status: 'ready' | 'waiting'; waitingText?: string } {
  const session = useSessionContext();
  const text = view.waitingFor?.length ? waitingText(session, view.waitingFor.slice(0, 1)) : undefined;
  return text === undefined ? { status: 'ready' } : { status: 'waiting', waitingText: text };
}

const noOptions: readonly Option[] = [];

/** What the widget of a list is given whose options stand in the definition. */
export function useLocalList(props: ConnectorProps) {
  const { definition, entered, options = noOptions } = props.view;
  const control = useControl<string, string | Unlisted>(props);
  return {
    ...control,
    options,
    entered,
    onUnlisted: control.onChange,
    aliases: 'aliases' in definition ? definition.aliases : undefined,
    ...useWaiting(props),
    autoComplete: definition.autocomplete,
  };
}

/** What a widget is given without a connector of its own: control, and choices when the definition lists them. */
interface PlainProps<V> extends WidgetProps<V> {
  options: readonly Option[];
  status: 'ready' | 'waiting';
  waitingText?: string;
}

/** Joins a widget that needs no connector of its own: ticks and lists that are shown whole. */
export function plainConnector<V>(Widget: ComponentType<PlainProps<V>>): ComponentType<ConnectorProps> {
  return function PlainConnector(props) {
    const control = useTouchingControl<V>(props);
    return <Widget {...control} options={props.view.options ?? noOptions} {...useWaiting(props)} />;
  };
}
