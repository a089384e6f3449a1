/** What kind of control a field of the bench has. */
export type Kind = 'text' | 'number' | 'currency' | 'select' | 'radio' | 'tick' | 'date' | 'computed';

/** A field that all pages show; all are shown at the start. */
export interface BenchField {
  name: string;
  label: string;
  kind: Kind;
  /** The field on which its visibility depends: it hides while that one holds `hidingText`. */
  reads?: string;
  /** A failed Next says so of it while it is empty. */
  required: boolean;
  /** The two number fields whose sum a computed one shows. */
  sums: readonly [string, string];
}

/** The answer that hides the readers of a field. */
export const hidingText = 'x';

/** The choices of every select. */
export const choices = ['1|Satu', '2|Dua', '3|Tiga', '4|Empat'];

/** A text field in the middle that no condition reads. */
export const middleField = (count: number): string => nameOf(count / 2);

/** A text field that the conditions of others read; typing into it turns none of them. */
export const readField = nameOf(0);

/** A text field that hides one other field, and that field. */
export const turningField = nameOf(1);
export const turnedField = nameOf(9);

function nameOf(index: number): string {
  return `isian${index}`;
}

const kinds: Readonly<Record<number, Kind>> = {
  2: 'number',
  3: 'currency',
  6: 'number',
  7: 'select',
  11: 'radio',
  12: 'tick',
  13: 'select',
  14: 'computed',
  15: 'radio',
  16: 'tick',
  17: 'date',
};

/** How many errors a failed Next shows, when so many of these fields were filled in. */
export const errorsOf = (fields: readonly BenchField[], filled: number): number =>
  fields.filter(({ required }) => required).length - filled;

/**
 * Text fields mostly, with every kind of control that products have; one in ten has a condition, one in four passes an empty Next, radio
 * buttons among them.
 *
 * @param count  a multiple of 20
 * @param readers  how many fields read `readField` at most; every other condition reads the field before its own
 */
export function benchFields(count: number, readers = count): BenchField[] {
  return Array.from({ length: count }, (_, index) => {
    const field: BenchField = {
      name: nameOf(index),
      label: `Isian nomor ${index + 1}`,
      kind: kinds[index % 20] ?? 'text',
      required: index % 4 !== 3 && kinds[index % 20] !== 'computed',
      sums: [nameOf(index - 12), nameOf(index - 8)],
    };
    return index % 10 === 9 ? { ...field, reads: readBy(index, readers) } : field;
  });
}

function readBy(index: number, readers: number): string {
  const number = (index - 9) / 10;
  if (number === 0) return turningField;
  return number <= readers ? readField : nameOf(index - 1);
}
