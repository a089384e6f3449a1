import { filledList, flag, oneOf, optional, type Relation, wholeNumber } from '../../language/schema';
import { fileExtensions } from '../../language/fileKinds';
import { fieldKeys, fieldObject } from '../../language/schemas/fieldKeys';

/** A limit of files that only a field for several can have. */
const oneFile: Relation = {
  as: { kind: 'needs', key: 'maxFiles', other: 'multiple', advised: true },
  broken: (field) =>
    field.multiple !== true && typeof field.maxFiles === 'number' && field.maxFiles > 1
      ? [{ key: 'multiple', expected: 'true, karena maxFiles lebih dari 1' }]
      : [],
};

/** Stored files: an address, or a list when there may be several. */
export const uploadField = fieldObject(
  {
    type: oneOf(['upload']),
    ...fieldKeys,
    multiple: optional(flag),
    maxFiles: optional(wholeNumber(1, 20)),
    maxSizeBytes: optional(wholeNumber(1)),
    document: optional(oneOf(['ktp', 'face', 'npwp', 'other'])),
    accept: optional(filledList(oneOf(fileExtensions))),
  },
  oneFile,
);
