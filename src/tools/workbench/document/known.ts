import type { CompiledForm } from '../../../interpreter';
import type { Choice } from './parts';
import type { Shelf } from './shelf';
import { words } from './words';

/** What may stand at a place; `open`: a formula or another text, too. */
export interface Meant {
  choices: readonly Choice[];
  open?: boolean;
}

/** What a place is chosen from. */
export interface Known {
  /** The definition, parsed. */
  json: unknown;
  form: CompiledForm;
  shelf: Shelf;
}

/** Every field of a form by its label, those of rows once and with the list that they are asked in, and every value. */
export function fieldChoices(form: CompiledForm): Choice[] {
  const fields = new Map<string, Choice>();
  for (const { name, inRow, ...held } of [...form.fields.values(), ...form.values.values()]) {
    const value = inRow?.column ?? name;
    const label =
      'definition' in held ? (held.definition.shortLabel ?? held.definition.label) : words.valueNamed(value);
    const list = inRow && form.fields.get(inRow.rows)?.definition.label;
    if (!fields.has(value))
      fields.set(value, { value, about: list === undefined ? label : `${label} (${list})` });
  }
  return [...fields.values()];
}
