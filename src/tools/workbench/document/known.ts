import type { CompiledForm } from '../../../interpreter';
import type { Choice } from './parts';
import type { Shelf } from './shelf';

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

/** Every field of a form by its label, and every value. */
export function fieldChoices(form: CompiledForm): Choice[] {
  const fields = new Map<string, Choice>();
  for (const { definition } of form.fields.values()) {
    fields.set(definition.name, { value: definition.name, about: definition.shortLabel ?? definition.label });
  }
  return [...fields.values(), ...[...form.values.keys()].map((value) => ({ value }))];
}
