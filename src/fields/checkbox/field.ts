import type { FailureName } from '../failures';
import type { FieldTypeRow } from './types';

/** Strict, as `==` of the language is: the text `'true'` is no tick. */
function parseTick(raw: unknown): boolean | undefined {
  if (raw === undefined || raw === null) return false;
  return typeof raw === 'boolean' ? raw : undefined;
}

function tickRow(missing: FailureName): FieldTypeRow {
  return {
    valueType: 'boolean',
    empty: false,
    parse: parseTick,
    missing,
    given: (value) => value === true,
    display: (value) => (typeof value === 'boolean' ? (value ? 'Ya' : 'Tidak') : ''),
    // An unticked box is an answer, too.
    submit: (value) => (typeof value === 'boolean' ? value : undefined),
  };
}

/** A box to tick, such as a consent. */
export const checkbox = tickRow('requiredTick');
/** A switch, which is on or off. */
export const switchRow = tickRow('required');
