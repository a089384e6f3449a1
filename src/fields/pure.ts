/** What a field type is, without React and without a DOM: the door for the interpreter. */
import type { Field, FieldType } from '../language';
import { type FieldTypeRow, withUnits } from './common/fieldTypeRow';
import * as rows from './table';

export { findBranch, offeredBranches, sampleBranches, type OfferedBranch } from './branch/offeredBranches';
export { lengthKeys, lengthsOf, type Bounds, type Lengths } from './common/checks';
export {
  failureNames,
  limitOf,
  messageOf,
  readFailure,
  type DayFault,
  type Failure,
  type FailureName,
  type Failures,
} from './common/failures';
export { roundHalfUp, withoutCrumbs } from './common/readNumber';
export { compileFormat, formatOf, inFormat } from './common/formats';
export type { Entered, FieldTypeRow, FileNames } from './common/fieldTypeRow';
export {
  codeOf,
  foundOptions,
  sorted,
  labelOf,
  sameCode,
  hasCode,
  storedOption,
  toOption,
  type Option,
} from './common/options';
export { compileRule, fitsRule } from './common/rules';
export { unitOf } from './currency/field';
export { monthNames } from './date/readDate';
export { isClosedDay, yearsOf, type Almanac } from './date/closedDays';
export { firstSlots, freeSlot, inSlot, isRowAnswer, rowAnswer, slotsIn, slotsOf } from './rows/slots';
export {
  cleanFileName,
  extensionOf,
  fileNameOf,
  storedFiles,
  takeFiles,
  uploadLimits,
  type ChosenFile,
  type RefusedFile,
  type StoredFile,
  type UploadLimits,
  type UploadRefusal,
} from './upload/field';

/** What is known of each field type; the compiler asks for a row per type, made for fields of that type. */
export const fieldTypes = rows satisfies {
  [T in FieldType]: FieldTypeRow<Extract<Field, { type: T }>>;
};

/** Whether a number above its maximum becomes the maximum. */
export function clampsToMax(field: Field): boolean {
  return 'clampToMax' in field && field.clampToMax !== undefined
    ? field.clampToMax
    : rowOf(field).clamps === true;
}

/** The row of a field: that of its type, or the variant that its definition asks for. */
export function rowOf(field: Field): FieldTypeRow {
  // The table has proven that the row is made for fields of this type.
  const row = fieldTypes[field.type] as FieldTypeRow;
  return withUnits(field, row.variant?.(field) ?? row);
}
