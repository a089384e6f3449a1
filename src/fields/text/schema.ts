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
  /** Which characters may be typed, or a list of which the first that holds is taken. */
  rule: optional(rules),
  /**
   * The form of the text, in place of `rule`, `minLength` and `maxLength`: a named format, a pattern of `9` (digit), `A` (letter),
   * `*` (either) and literals, or a list of which one fits. The answer has the literals, whether typed or not.
   */
  format: optional(union(byKind('format atau daftar format'), { text, list: filledList(text) })),
  /** The literals of the format are drawn while typing. */
  mask: optional(flag),
  /** Fewest characters. */
  minLength: optional(wholeNumber(0)),
  /** Most characters; typing is never cut at it. */
  maxLength: optional(wholeNumber(0)),
  /** Letters are turned as they are typed. */
  case: optional(oneOf(['upper', 'lower'])),
  /** Letters with accents become those of the bank's alphabet, A to Z, as they are typed. */
  fold: optional(flag),
  /** Which on-screen keyboard a phone shows. */
  inputMode: optional(oneOf(['text', 'numeric', 'decimal', 'tel', 'email', 'search'])),
};

/** One line of text, or several. */
export const textField = fieldObject(
  { type: oneOf(['text', 'textarea', 'email', 'phone']), ...fieldKeys, ...unitKeys, ...textKeys },
  needs('mask', 'format'),
  formatAlone,
);
