import type { Bounds, Failure, FieldTypeRow, Lengths } from '../../fields/pure';
import type { FieldType, Value } from '../../language';

/** What of a field decides its schema; fields alike in these share one schema. */
export interface SchemaSpec extends Lengths {
  type: FieldType;
}

/** What of a field type decides whether an answer is right. */
export type JudgedRow = Pick<FieldTypeRow, 'checks' | 'given' | 'missing'>;

/** Finds the first thing that is wrong with an answer. */
export type Judge = (row: JudgedRow, spec: SchemaSpec, value: Value, bounds: Bounds) => Failure | undefined;
