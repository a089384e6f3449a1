import type { Rule, RuleName, TextField, Value } from '../../language';
import { textChecks } from '../common/checks';
import { formatOf } from '../common/formats';
import { meantText, readText, saidOfSigns, type TextReader } from '../common/readText';
import { ruleSchema } from '../common/ruleSchema';
import type { Entered, FieldTypeRow } from '../common/fieldTypeRow';
import type { Entries, Schema, SchemaKit, Together } from '../common/schemaKit';

/** More digits than this do not survive as a number; long codes are texts from end to end. */
const safeDigits = 1e15;

/**
 * A text in NFC, so that an accented letter is one character whichever keyboard made it. A number, as a
 * formula or a record of a lookup may bring it, is read by its digits; `null` and `undefined` are the empty text.
 */
function parseText(raw: unknown): Value | undefined {
  if (raw === undefined || raw === null) return '';
  if (typeof raw === 'string') return raw.normalize('NFC');
  return typeof raw === 'number' && Math.abs(raw) < safeDigits ? String(raw) : undefined;
}

/** Spaces alone are no answer, nor are signs that nobody sees. */
function given(value: Value): boolean {
  return typeof value === 'string' && meantText(value) !== '';
}

/** Most digits of a text in which nobody parts groups: of the number of a house or of months. */
const longestUngrouped = 4;

/** Reads what is entered into a text; `typeReader` is what its type asks for besides. */
export function enteredText(
  raw: unknown,
  field: TextField,
  rule: Rule | undefined,
  typeReader: TextReader = {},
): Entered | undefined {
  const written = parseText(raw);
  if (typeof written !== 'string') return undefined;
  const format = formatOf(field);
  const read = readText(written, {
    rule,
    fold: field.fold,
    letters: field.case ?? format?.letters,
    lines: field.type === 'textarea',
    grouped: field.maxLength === undefined || field.maxLength > longestUngrouped,
    ...typeReader,
  });
  const value = format && field.mask === true ? format.draw(read.text) : read.text;
  return { value, ...saidOfSigns(read, rule) };
}

function textSchema(kit: SchemaKit): Schema<TextField> {
  const { byKind, entries, filledList, flag, oneOf, optional, text, wholeNumber } = kit;
  const table: Entries<TextField> = {
    type: oneOf(['text', 'textarea', 'email', 'phone']),
    ...kit.common,
    rule: optional(ruleSchema(kit)),
    format: optional(byKind('format atau daftar format', { text, list: filledList(text) })),
    mask: optional(flag),
    minLength: optional(wholeNumber(0)),
    maxLength: optional(wholeNumber(0)),
    case: optional(oneOf(['upper', 'lower'])),
    fold: optional(flag),
    inputMode: optional(oneOf(['text', 'numeric', 'decimal', 'tel', 'email', 'search'])),
  };
  return entries(table, formatAlone);
}

/** A format says all that a text must be; only what has no form of its own can have one. */
const formatAlone: Together = (field) => {
  if (!Object.hasOwn(field, 'format'))
    return Object.hasOwn(field, 'mask') ? [{ key: 'mask', expected: 'format di samping mask' }] : [];
  const kinds = field.type === 'textarea' || field.type === 'email' ? ['format'] : [];
  const beside = ['rule', 'minLength', 'maxLength'].filter((key) => Object.hasOwn(field, key));
  return [
    ...kinds.map((key) => ({ key, expected: 'format hanya pada jenis text dan phone' })),
    ...beside.map((key) => ({ key, expected: `tanpa ${key}, karena format sudah menentukannya` })),
  ];
};

/** The row of a type whose answer is a text; `rule` is what the type brings by itself. */
export function textRow(rule?: RuleName, typeReader?: TextReader): FieldTypeRow<TextField> {
  return {
    input: 'text',
    schema: textSchema,
    valueType: 'text',
    empty: '',
    parse: parseText,
    read: (raw, field, now) => enteredText(raw, field, now, typeReader),
    rule,
    missing: 'required',
    given,
    checks: textChecks,
    display: (value) => (typeof value === 'string' ? meantText(value) : ''),
    submit: (value) => (typeof value === 'string' && given(value) ? meantText(value) : undefined),
  };
}

/** One line of text. */
export const field = textRow();
