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
    /** Several files; the answer is then a list of `{url, filename}`. */
    multiple: optional(flag),
    /** Most files of a field for several; default 1. */
    maxFiles: optional(wholeNumber(1, 20)),
    /** Largest size of one file; default 5242880 (5 MB). */
    maxSizeBytes: optional(wholeNumber(1)),
    /** What is on it. */
    document: optional(oneOf(['ktp', 'face', 'npwp', 'other'])),
    /** Which files are taken; default all that can be. */
    accept: optional(filledList(oneOf(fileExtensions))),
  },
  oneFile,
);
