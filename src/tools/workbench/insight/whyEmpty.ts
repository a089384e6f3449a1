import type { FieldView, Place } from '../../../interpreter';
import { named } from '../../scenarios/words/shown';
import { words } from '../words';
import type { Standing } from './standing';

const { filling } = words;

/** Why an answer is empty. */
export function whyEmpty({ form, state }: Standing, place: Place, view: FieldView): string {
  if (!view.visible) return filling.hidden;
  const field = form.fields.get(place.field);
  const copy = field?.copies.find((one) => state().values[one.switch] === true);
  if (copy) return filling.copied(copy.source);
  const { compute } = view.definition;
  if (compute !== undefined && view.readOnly) return filling.computed(compute);
  const asked = view.lookup ?? view.branches;
  if (asked && 'waitingFor' in asked) return filling.waiting(named(asked.waitingFor));
  if (view.options?.length === 0) return filling.noOptions;
  return filling.notAnswered;
}
