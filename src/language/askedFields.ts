import { isList } from './values';
import type { Asks, ChoiceOption } from './schemas/choices';
import type { Field } from './schemas/fields';

/** A text that an option asks for, as the field that it is, and where it stands below its question. */
export interface AskedField {
  field: Extract<Field, { type: 'text' }>;
  at: string;
}

/** The texts that the options of a field ask for while they are chosen, each as a field of its own. */
export function askedFields(field: Field): AskedField[] {
  // The name of a list may stand there until lists are put in their places.
  const options = 'options' in field && isList(field.options) ? field.options : [];
  return options.flatMap((option, index) =>
    typeof option === 'string' || option.asks === undefined
      ? []
      : [{ field: fieldAskedBy(field, option), at: `.options[${index}].asks` }],
  );
}

function fieldAskedBy({ name, type }: Field, { value, asks }: ChoiceOption): AskedField['field'] {
  const own: Partial<Asks> & Pick<Asks, 'label'> =
    typeof asks === 'string' ? { label: asks } : (asks ?? { label: '' });
  const condition = type === 'checkboxGroup' ? 'contains' : 'equals';
  const [code = ''] = value.split('|');
  return {
    required: true,
    // No browser knows it from elsewhere.
    autocomplete: 'off',
    ...own,
    type: 'text',
    name: (own.name ?? '{name}Lainnya').replace('{name}', name),
    visibleWhen: [{ name, condition, value: code }],
  };
}
