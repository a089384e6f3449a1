import type { Field } from '../../interpreter';
import { Result } from '../../fields/common/Result';
import { useSessionContext } from '../SessionContext';
import { useControl, type ConnectorProps } from './useControl';

const figures: ReadonlySet<Field['type']> = new Set(['number', 'currency', 'decimal']);
const words: ReadonlySet<Field['type']> = new Set(['text', 'textarea']);

/** Whether an answer is nothing but the result of a formula: figures and words that no visitor ever types. */
export function isResult({ type, compute, computeWhen }: Field): boolean {
  const isComputed = compute !== undefined && computeWhen === undefined;
  return isComputed && (figures.has(type) || words.has(type));
}

/** Joins a result to the session; it reads as it does on the preview. */
export function ResultConnector(props: ConnectorProps) {
  const { form } = useSessionContext();
  const { id, name, labelledBy, describedBy, invalid } = useControl<unknown>(props);
  const { definition, value } = props.view;
  const text = form.fields.get(definition.name)?.row.display(value, String, {}) ?? '';
  return (
    <Result {...{ id, name, labelledBy, describedBy, invalid, text }} inWords={words.has(definition.type)} />
  );
}
