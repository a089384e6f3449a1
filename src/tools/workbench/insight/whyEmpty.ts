import type { CompiledForm, FieldView, Place } from '../../../interpreter';
import { nameWords } from '../../documents/conditionWords';
import { formulaWords } from '../../documents/formulaWords';
import type { Standing } from './standing';
import { words } from './words';

/** Why an answer is empty. */
export function whyEmpty({ form, state }: Standing, place: Place, view: FieldView): string {
  if (!view.visible) return words.hidden;
  const field = form.fields.get(place.field);
  const copy = field?.copies.find((one) => state().values[one.switch] === true);
  if (copy) return words.copied(nameWords(form, copy.source));
  const { compute } = view.definition;
  if (compute !== undefined && view.readOnly) return words.computed(formulaWords(form, compute));
  const asked = view.lookup ?? view.branches;
  if (asked && 'waitingFor' in asked) return words.waiting(labels(form, asked.waitingFor));
  if (!asked && view.options?.length === 0) return words.noOptions;
  return words.notAnswered;
}

function labels(form: CompiledForm, names: readonly string[]): string {
  return names.map((name) => nameWords(form, name)).join(' dan ');
}
