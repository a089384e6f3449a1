import type { RuleName, Value } from '../language';
import type { FieldTypeRow } from './types';

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

/** Spaces alone are no answer. */
function given(value: Value): boolean {
  return typeof value === 'string' && value.trim() !== '';
}

/** The row of a type whose answer is a text; `rule` is what the type brings by itself. */
function textRow(rule?: RuleName): FieldTypeRow {
  return {
    valueType: 'text',
    empty: '',
    parse: parseText,
    rule,
    missing: 'required',
    given,
    display: (value) => (typeof value === 'string' && given(value) ? value : ''),
    submit: (value) => (given(value) ? value : undefined),
  };
}

export const text = textRow();
export const email = textRow('email');
export const phone = textRow('digits');
