import type { SwitchField, TickField } from '../../language';
import type { FailureName } from '../common/failures';
import type { FieldTypeRow } from '../common/fieldTypeRow';

/** Strict, as `==` of the language is: the text `'true'` is no tick. */
function parseTick(raw: unknown): boolean | undefined {
  if (raw === undefined || raw === null) return false;
  return typeof raw === 'boolean' ? raw : undefined;
}

/** A tick: its answer, and what says that it is missing. */
function tickRow(missing: FailureName) {
  return {
    input: 'tick',
    labelPlace: 'beside',
    valueType: 'boolean',
    empty: false,
    parse: parseTick,
    missing,
    given: (value) => value === true,
    display: (value) => (typeof value === 'boolean' ? (value ? 'Ya' : 'Tidak') : ''),
    // An unticked box is an answer, too.
    submit: (value) => (typeof value === 'boolean' ? value : undefined),
  } satisfies FieldTypeRow;
}

/** A box to tick, such as a consent. */
export const field: FieldTypeRow<TickField> = { ...tickRow('requiredTick') };

/** A switch, which is on or off. */
export const switchRow: FieldTypeRow<SwitchField> = { ...tickRow('required') };
