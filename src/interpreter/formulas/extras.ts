import type { ValueType } from '../../language';

/** What actions add to the names of a form; each place lists which of them it knows. */
const extraTypes: Readonly<Record<string, ValueType>> = {
  index: 'number',
  ok: 'boolean',
  httpStatus: 'number',
  statusText: 'text',
  status: 'unknown',
  response: 'unknown',
  errorMessage: 'text',
  $slug: 'text',
  $subProductId: 'text',
  $product: 'unknown',
};

/** The type of such a name; `undefined` for other names. */
export function extraType(name: string): ValueType | undefined {
  return Object.hasOwn(extraTypes, name) ? extraTypes[name] : undefined;
}
