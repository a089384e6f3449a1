import type { Field, FormDefinition } from '../../../src/interpreter';
import { choices, hidingText, type BenchField } from './fields';

/** The slug of every generated definition. */
export const slug = 'uji-kecepatan';

const fieldOf = ({ name, label, kind, reads, required, sums }: BenchField): Field => {
  const base = {
    name,
    label,
    required,
    ...(reads === undefined
      ? {}
      : { visibleWhen: [{ name: reads, condition: 'notEquals', value: hidingText } as const] }),
  };
  switch (kind) {
    case 'text':
      return { ...base, type: 'text', rule: 'letters-spaces', maxLength: 60 };
    case 'select':
    case 'radio':
      return { ...base, type: kind, options: choices };
    case 'tick':
      return { ...base, type: 'checkbox' };
    case 'number':
      return { ...base, type: 'number', min: 0, max: 1000 };
    case 'computed':
      return { ...base, type: 'number', compute: sums.join(' + ') };
    case 'date':
      return { ...base, type: 'date', minDate: '1900-01-01', maxDate: 'today()' };
    case 'currency':
      return { ...base, type: 'currency', min: 1, max: 1_000_000_000 };
  }
};

/** The definition, as the text of its file, of a form that shows these fields on so many steps of one size. */
export function definitionText(fields: readonly BenchField[], steps: number): string {
  const size = Math.ceil(fields.length / steps);
  const definition: FormDefinition = {
    version: 1,
    slug,
    title: 'Uji Kecepatan',
    subProductId: 'UJI-01',
    steps: Array.from({ length: steps }, (_, index) => ({
      id: `langkah-${index + 1}`,
      title: `Langkah ${index + 1}`,
      blocks: fields.slice(index * size, (index + 1) * size).map(fieldOf),
    })),
  };
  return JSON.stringify(definition);
}
