import type { Rule, RuleName, TextField, Value } from '../../language';
import { textChecks } from '../common/checks';
import { formatOf } from '../common/formats';
import { meantText, readText, failureOfSigns, takesDigits, type TextReader } from '../common/readText';
import { readUnit } from '../common/readUnit';
import type { Entered, FieldTypeRow } from '../common/fieldTypeRow';

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

/** Spaces alone are no answer, nor are invisible signs. */
function given(value: Value): boolean {
  return typeof value === 'string' && meantText(value) !== '';
}

/** Most digits of a text that are not grouped, as in the number of a house or of months. */
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
  const isOfDigits = takesDigits(rule);
  const front = ownLabel(written, field.label);
  const own = written.slice(front.length);
  const unit = field.suffix !== undefined && isOfDigits ? readUnit(own, field, Number) : undefined;
  const read = readText(unit && 'number' in unit ? unit.number : own, {
    rule,
    fold: field.fold,
    letters: field.case ?? format?.letters,
    lines: field.type === 'textarea',
    grouped: field.maxLength === undefined || field.maxLength > longestUngrouped,
    ...typeReader,
  });
  const value = format && field.mask === true ? format.draw(read.text) : read.text;
  if (unit && 'refused' in unit) return { value, ...unit };
  const labels = [...(front === '' ? [] : [front.trim()]), ...read.labels];
  return { value, ...failureOfSigns({ ...read, labels }, rule, isOfDigits ? 'label' : 'ownLabel') };
}

/**
 * Words with a colon at the beginning of a text that all stand in the label of its field: they say what follows, and are no part of it.
 * `''` for none.
 */
function ownLabel(text: string, label: string): string {
  const [, front = '', words = ''] = /^(\s*(\p{L}[\p{L} ]{0,40}):\s*)\S/u.exec(text) ?? [];
  // So it is at nearly every key.
  if (front === '') return '';
  const own = label.toLowerCase().split(/\P{L}+/u);
  const isOwn = words
    .trim()
    .toLowerCase()
    .split(/ +/)
    .every((one) => own.includes(one));
  return isOwn ? front : '';
}

/** The row of a type whose answer is a text; `rule` is what the type brings by itself. */
export function textRow(rule?: RuleName, typeReader?: TextReader): FieldTypeRow<TextField> {
  return {
    input: 'text',
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

export const field = textRow();

/** The number of a phone: its digits as they are written. A plus in front is how many write a country's code. */
export const phone: FieldTypeRow<TextField> = {
  ...textRow('digits', { grouped: true, before: '+' }),
  // Those of other countries are right, too; so is one that was called by its exchange's own prefix.
  doubt: (value) =>
    typeof value === 'string' && value !== '' && !/^(?:0(?!0)|62)/.test(value)
      ? { rule: 'phoneStart' }
      : undefined,
};
