import type { Lengths } from '../../fields/pure';
import type { FieldType } from '../../language';

/** What of a field decides its schema; fields alike in these share one schema. */
export interface SchemaSpec extends Lengths {
  type: FieldType;
}
