import { createContext } from 'react';
import type { CompiledForm, CompiledStep } from '../interpreter';

/** Which answers of a step carry a mark: those that may stay empty, or those that must not. */
export type Marked = 'optional' | 'required';

/** The marked answers of the step that a field stands on. */
export const MarkedContext = createContext<Marked>('optional');

/** The fewer are marked: usually the optional ones; where nearly all are optional, the required ones. */
export function markedOf(form: CompiledForm, { places }: CompiledStep): Marked {
  const given = places.flatMap(({ field }) => form.fields.get(field)?.definition ?? []);
  const required = given.filter((one) => one.required === true || one.requiredWhen !== undefined);
  return required.length > 0 && required.length * 4 <= given.length ? 'required' : 'optional';
}
