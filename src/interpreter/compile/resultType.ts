import type { FieldTypeRow } from '../../fields/pure';
import { type CompiledFormula, typeWords } from '../formulas/types';
import { shorten } from '../issues';
import { isCalendarDay, type Value, type ValueType } from '../../language';
import { formula, type Builder } from './builder';

/** Which results an answer of a type can take; `unknown` ones always. */
const takes: Readonly<Record<ValueType, readonly ValueType[]>> = {
  text: ['text', 'number', 'date', 'month', 'choice'],
  number: ['number'],
  date: ['date'],
  month: ['month', 'date'],
  boolean: ['boolean'],
  choice: ['choice', 'text', 'number'],
  choices: ['choices'],
  rows: ['rows'],
  unknown: ['text', 'number', 'date', 'month', 'boolean', 'choice', 'choices'],
};

/** What a result stands for: an answer of this field type. */
export type Wanted = Pick<FieldTypeRow, 'parse' | 'valueType'>;

/**
 * Compiles a formula whose result becomes an answer or a bound. A result that can be of no such type is reported: it would silently be
 * no bound, or an empty answer.
 */
export function typedFormula(
  builder: Builder,
  source: string | undefined,
  wanted: Wanted,
  path: string,
): CompiledFormula | undefined {
  if (source !== undefined && looksLikeDay(source) && wanted.valueType !== 'text') {
    reportType(builder, source, wanted, path);
    return undefined;
  }
  const compiled = formula(builder, source, path);
  if (!compiled) return undefined;
  const constant = constantResult(builder, compiled);
  const fits = constant
    ? wanted.parse(constant.value) !== undefined
    : compiled.type === 'unknown' || takes[wanted.valueType].includes(compiled.type);
  if (!fits)
    reportType(builder, constant?.value ?? source, wanted, path, constant ? undefined : compiled.type);
  return compiled;
}

/** Reports a value of the definition that is no answer of the type. */
export function checkLiteral(builder: Builder, value: Value, wanted: Wanted, path: string): void {
  if (value !== undefined && wanted.parse(value) === undefined) reportType(builder, value, wanted, path);
}

/** What a formula over constants alone gives; `undefined` when it reads answers, today, or nothing at all. */
function constantResult(
  { definition: { constants = {} } }: Builder,
  { reads, evaluate }: CompiledFormula,
): { value: Value } | undefined {
  const own = (name: string): boolean => Object.hasOwn(constants, name);
  if (reads.length === 0 || !reads.every(own)) return undefined;
  const value = evaluate({ read: (name) => constants[name], today: '2000-01-01' });
  return value === undefined || value === null || value === '' ? undefined : { value };
}

/** A day as people write it, which as a formula is a division or a subtraction. */
const writtenDay = /^\s*(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\s*$/;

const looksLikeDay = (text: string): boolean =>
  writtenDay.test(text) || /^\d{4}[/-]\d{1,2}[/-]\d{1,2}$/.test(text);

const written: Partial<Record<ValueType, string>> = {
  date: 'tanggal "YYYY-MM-DD", atau rumus yang menghasilkan tanggal',
  month: 'bulan "YYYY-MM", atau rumus yang menghasilkan bulan atau tanggal',
};

function reportType(
  builder: Builder,
  value: Value,
  { valueType }: Wanted,
  path: string,
  type?: ValueType,
): void {
  const text = typeof value === 'string' ? value : '';
  const [, day = '', month = '', year = ''] = writtenDay.exec(text) ?? [];
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  builder.report(path, {
    code: 'result-type',
    received: `${shorten(JSON.stringify(value))}${type ? ` (${typeWords[type]})` : ''}`,
    expected: written[valueType] ?? typeWords[valueType],
    hint:
      valueType === 'date' && isCalendarDay(iso)
        ? `Ini tanggal dalam tulisan biasa; sebagai rumus artinya pembagian atau pengurangan. Tulis "${iso}".`
        : undefined,
  });
}
