import {
  isEmpty,
  isFormula,
  readEntry,
  type CompiledField,
  type CompiledForm,
  type CompiledFormula,
  type Computed,
  type Failure,
  type FormulaNode,
  type Value,
} from '../../../interpreter';
import { belowZero } from '../../../fields/common/fieldTypeRow';
import { describeFailure } from '../../../messages';
import { boundsBy } from '../../reach';
import { placedEffects, type Checked } from '../definition/checked';
import { columnsOf } from '../definition/columns';
import type { Found } from '../finding';
import { typed } from './bounds';

/** First values and reset values that their own field refuses, or, where they are computed, may refuse. */
export function refusedValues({ form, fields, today }: Checked): Found[] {
  if (!form) return [];
  const day: OnDay = { form, today };
  const compiled = columnsOf(form);
  const written = placedEffects(form.sources).flatMap(({ compiled: effect, path }) =>
    Object.entries(effect?.kind === 'set' ? effect.set : {}).flatMap(([name, value]): Found[] => {
      const field = compiled.get(name);
      if (!field || isFormula(value) || isEmpty(value)) return [];
      return refused(day, field, value, `${path}.set.${name}`);
    }),
  );
  const first = [...fields].flatMap(([name, { path }]): Found[] => {
    const field = compiled.get(name);
    // Nobody is asked for what cannot be changed, so nothing is reported of it.
    if (!field || field.definition.readOnly === true) return [];
    return [...refusedLiterals(day, field, path), ...breakableDefault(field, compiled, path)];
  });
  return [...first, ...written];
}

/** A form, and the day on which it is looked at. */
type OnDay = Pick<Checked, 'today'> & { form: CompiledForm };

function refusedLiterals(day: OnDay, field: CompiledField, path: string): Found[] {
  const { definition, defaultValue, resetTo } = field;
  const literals = [
    ['defaultValue', defaultValue && readAs(field, valueOf(day, defaultValue))],
    ['resetTo', definition.resetTo === undefined ? undefined : resetTo],
  ] as const;
  return literals.flatMap(([key, value]): Found[] => {
    return value === undefined || isEmpty(value) ? [] : refused(day, field, value, `${path}.${key}`);
  });
}

function refused(day: OnDay, field: CompiledField, value: Value, path: string): Found[] {
  const why = whyRefused(day, field, value);
  if (why === undefined) return [];
  const what = `Nilai awal ${JSON.stringify(value)} ditolak oleh "${field.definition.label}" sendiri: ${why}.`;
  const fix = 'Tulis nilai yang diterima isian ini, atau longgarkan batasnya.';
  return [{ rule: 'first-value-refused', path, what, fix }];
}

/** A day in the place of a month is its month. */
function readAs({ row }: CompiledField, value: Value): Value {
  return row.valueType === 'month' && typeof value === 'string' ? value.slice(0, 7) : value;
}

/** What a formula gives that depends on nothing but constants and the day; a constant gives itself. */
function valueOf(
  { form, today }: OnDay,
  written: { constant: Value } | Pick<CompiledFormula, 'reads' | 'evaluate'>,
): Value {
  if ('constant' in written) return written.constant;
  if (today === undefined || !written.reads.every((name) => form.constants.has(name))) return undefined;
  return written.evaluate({ read: (name) => form.constants.get(name), today });
}

/** Why a field refuses a value: by its own limits, or by a check of its own that reads nothing else. */
function whyRefused(day: OnDay, field: CompiledField, value: Value): string | undefined {
  const { form, today } = day;
  const failure = failureOf(day, field, value);
  if (failure) return describeFailure(failure, field.definition.label);
  if (typeof value === 'number' && value < 0 && !belowZero(field.definition))
    return 'tanda minus hanya diterima bila “min” di bawah nol';
  const broken = field.checks.find(
    ({ level, reads, that }) =>
      level === 'error' &&
      today !== undefined &&
      reads.every((name) => name === field.name) &&
      !that.test({ read: (name) => (name === field.name ? value : form.constants.get(name)), today }),
  );
  return broken?.source.message;
}

/** What a field would say of a value. Limits that answers decide are not known. */
function failureOf({ form, today }: OnDay, field: CompiledField, value: Value): Failure | undefined {
  const { row, definition, schema } = field;
  const [min, max] = boundsBy(form, today)(field).map((bound) => readAs(field, bound));
  const bounds = {
    required: true,
    rule: known(field.rule),
    min,
    max,
    closed: (day: string) =>
      today === undefined ? undefined : row.whyClosed?.(day, definition, { today, holidays: new Set() }),
  };
  return row
    .checks?.(schema)
    .map((check) => check(value, bounds))
    .find((failure) => failure !== undefined);
}

/** A default that is another answer, which may be longer or have characters that this field does not take. */
function breakableDefault(
  field: CompiledField,
  fields: ReadonlyMap<string, CompiledField>,
  path: string,
): Found[] {
  const { definition, defaultValue, row, schema } = field;
  const [formula] = defaultValue && 'nodes' in defaultValue ? defaultValue.nodes : [];
  const source = fields.get((formula && answerIn(formula)) ?? '');
  if (!source || row.input !== 'text' || source.row.input !== 'text') return [];
  const isLonger = (source.schema.most ?? Infinity) > (schema.most ?? Infinity);
  const sign = known(field.rule) && foreignSign(field, source);
  if (!isLonger && sign === undefined) return [];
  const why = isLonger
    ? `boleh lebih panjang daripada ${schema.most} karakter`
    : `boleh memuat "${sign}", yang tidak diterima di sini`;
  return [
    {
      rule: 'first-value-may-break',
      path: `${path}.defaultValue`,
      what: `Isian awal "${definition.label}" diambil dari "${source.definition.label}", yang ${why}.`,
      fix: 'Samakan batas kedua isian. Yang terlalu panjang dipotong di antara kata, dan yang memuat karakter lain dikosongkan.',
    },
  ];
}

/** The answer that a formula gives as it is, in whatever letters. */
function answerIn(node: FormulaNode): string | undefined {
  if (node.kind === 'name') return node.name;
  if (node.kind !== 'call' || !['upper', 'lower'].includes(node.name)) return undefined;
  const [inner] = node.args;
  return inner && answerIn(inner);
}

/** A letter or digit that one field takes and another does not, in any letter case. */
function foreignSign(target: CompiledField, source: CompiledField): string | undefined {
  const taken = ({ row, definition, rule }: CompiledField, sign: string): boolean => {
    const entered = readEntry(row, definition, known(rule), sign);
    return entered !== undefined && !entered.refused && entered.value !== row.empty;
  };
  return typed.find((sign) => /[\p{L}\p{N}]/u.test(sign) && taken(source, sign) && !taken(target, sign));
}

function known<T>(computed: Computed<T>): T | undefined {
  return 'constant' in computed ? computed.constant : undefined;
}
