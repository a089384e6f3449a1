import { filterTyped, type CompiledForm, type FormState } from '../../../interpreter';

const letters = ['#', '7', 'k', ' ', '/', '{'];

/** A character that a text field's rule does not let through now; `undefined` when everything may be typed. */
export function foreignTo(form: CompiledForm, state: FormState, name: string): string | undefined {
  const definition = form.fields.get(name)?.definition;
  if (
    !definition ||
    !(
      'rule' in definition ||
      'format' in definition ||
      definition.type === 'phone' ||
      definition.type === 'email'
    )
  )
    return undefined;
  return letters.find((letter) => filterTyped(form, state, name, letter) === '');
}
