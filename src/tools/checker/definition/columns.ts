import type { CompiledField, CompiledForm } from '../../../interpreter';

/** Every field by its name; a question of a row group also by the name that it is declared with, for that of the first row. */
export function columnsOf({ fields }: CompiledForm): ReadonlyMap<string, CompiledField> {
  const first = [...fields.values()].filter(({ inRow }) => inRow?.slot === 0);
  return new Map([...fields, ...first.map((field) => [field.inRow?.column ?? '', field] as const)]);
}
