import { toOption, type CompiledForm, type Json, type OperatorName } from '../../../interpreter';
import { questionNamed } from './questions';

/** A comparison to begin with: of an answer that is chosen with its first option, of a tick with yes, of any other that it is there. */
export function comparisonWith(
  form: CompiledForm,
  name: string,
): { name: string; condition: OperatorName; value?: Json } {
  const first = sampleOf(form, name);
  return first === undefined ? { name, condition: 'isFilled' } : { name, condition: 'equals', value: first };
}

function sampleOf(form: CompiledForm, name: string): Json | undefined {
  const found = questionNamed({ form }, name)?.definition;
  if (found?.type === 'checkbox' || found?.type === 'switch') return true;
  const [option] = found && 'options' in found ? (found.options ?? []) : [];
  return option === undefined ? undefined : toOption(option).code;
}
