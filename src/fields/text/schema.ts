import {
  byKind,
  filledList,
  flag,
  needs,
  oneOf,
  optional,
  type Relation,
  text,
  union,
  wholeNumber,
} from '../../language/schema';
import { fieldKeys, fieldObject, unitKeys } from '../../language/schemas/fieldKeys';
import { rules } from '../../language/schemas/rules';

/** What a format says in place of. */
const besideFormat = ['rule', 'minLength', 'maxLength'];

/** A format says all that a text must be; only what has no form of its own can have one. */
const formatAlone: Relation = {
  as: { kind: 'without', key: 'format', others: besideFormat, types: ['text', 'phone'] },
  broken: (field) => {
    if (!Object.hasOwn(field, 'format')) return [];
    const kinds = field.type === 'textarea' || field.type === 'email' ? ['format'] : [];
    const beside = besideFormat.filter((key) => Object.hasOwn(field, key));
    return [
      ...kinds.map((key) => ({ key, expected: 'format hanya pada jenis text dan phone' })),
      ...beside.map((key) => ({ key, expected: `tanpa ${key}, karena format sudah menentukannya` })),
    ];
  },
};

/** The keys that a text has beside those of every field. */
export const textKeys = {
  rule: optional(rules),
  format: optional(union(byKind('format atau daftar format'), { text, list: filledList(text) })),
  mask: optional(flag),
  minLength: optional(wholeNumber(0)),
  maxLength: optional(wholeNumber(0)),
  case: optional(oneOf(['upper', 'lower'])),
  fold: optional(flag),
  inputMode: optional(oneOf(['text', 'numeric', 'decimal', 'tel', 'email', 'search'])),
};

/** One line of text, or several. */
export const textField = fieldObject(
  { type: oneOf(['text', 'textarea', 'email', 'phone']), ...fieldKeys, ...unitKeys, ...textKeys },
  needs('mask', 'format'),
  formatAlone,
);
