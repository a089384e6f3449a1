import { compileFormat, compileRule, fieldTypes, withoutCrumbs } from '../../fields/pure';
import {
  formatNames,
  isCalendarDay,
  isCalendarMonth,
  type Field,
  type Rule,
  type Value,
} from '../../language';
import { didYouMean } from '../issues';
import { nearest } from '../../language/schema/nearest';
import { addNode, condition, readBy, type Builder } from './builder';
import type { Computed, Pass } from './graph';
import { typedFormula, type Wanted } from './resultType';

/** Which characters may be typed now; the type's own rule, when the field has none. */
export function computedRule(builder: Builder, field: Field, path: string): Computed<Rule | undefined> {
  if ('format' in field && field.format !== undefined) {
    const format = compileFormat(field.format);
    if (format) return { constant: format.rule };
    const near = typeof field.format === 'string' ? nearest(field.format, formatNames) : undefined;
    builder.report(`${path}.format`, {
      code: 'broken-rule',
      received: JSON.stringify(field.format),
      expected: `${formatNames.join(', ')}, atau pola dengan 9 (angka), A (huruf), * (angka atau huruf)`,
      hint: didYouMean(near),
    });
    return { constant: undefined };
  }
  const own = 'rule' in field ? field.rule : undefined;
  if (own === undefined) return { constant: fieldTypes[field.type].rule };
  const check = (rule: Rule, at: string): void => {
    if (compileRule(rule)) return;
    builder.report(at, {
      code: 'broken-rule',
      received: JSON.stringify(rule),
      expected: 'isi sebuah kelas karakter, misalnya "A-Z0-9/"',
    });
  };
  if (!isRuleList(own)) {
    check(own, `${path}.rule`);
    return { constant: own };
  }
  const branches = own.map((branch, index) => {
    check(branch.rule, `${path}.rule[${index}].rule`);
    return {
      rule: branch.rule,
      when: condition(builder, branch.when, `${path}.rule[${index}].when`, 'rule'),
    };
  });
  return addNode<Rule | undefined>(builder, {
    key: `rule:${field.name}`,
    view: field.name,
    reads: readBy(branches.map(({ when }) => when)),
    run: (pass) => branches.find((branch) => branch.when === undefined || branch.when.test(pass.scope))?.rule,
  });
}

function isRuleList<T>(rule: Rule | readonly T[]): rule is readonly T[] {
  return Array.isArray(rule);
}

/** A slider has to end somewhere. */
export function checkSlider(builder: Builder, field: Field, path: string): void {
  if (!('slider' in field) || !field.slider) return;
  const { min, max, slider } = field;
  const from = slider.from ?? min ?? 0;
  const to = slider.to ?? max;
  // What a formula says is known at run time only, and no number here.
  if (to !== undefined && !(Number(from) >= Number(to))) return;
  builder.report(`${path}.slider`, {
    code: 'wrong-value',
    received: to === undefined ? 'tanpa akhir' : `${from} sampai ${to}`,
    expected: to === undefined ? '"to", atau "max" pada field ini' : 'awal yang lebih kecil daripada akhir',
  });
}

type Limit = number | string | undefined;

/** The nearest number within a bound that the box of a field can hold; a count of rows is whole. */
export function fitBox(field: Field, towards: 'floor' | 'ceil'): (bound: number) => number {
  if (field.type === 'decimal') return (bound) => bound;
  const part = 10 ** (('decimals' in field ? field.decimals : undefined) ?? 0);
  return (bound) => Math[towards](withoutCrumbs(bound * part)) / part;
}

/** A bound: a number, a day, a month, or a formula that gives one. `fit` makes of a number one that the field can hold. */
export function computedBound(
  builder: Builder,
  key: string,
  view: string,
  wanted: Wanted,
  limit: Limit,
  path: string,
  fit: (bound: number) => number = (bound) => bound,
): Computed<Value> {
  const fitted = (bound: Value): Value => (typeof bound === 'number' ? fit(bound) : bound);
  const isMonth = wanted.valueType === 'month';
  if (typeof limit !== 'string' || (wanted.valueType === 'date' && isCalendarDay(limit)))
    return { constant: fitted(limit) };
  if (isMonth && (isCalendarMonth(limit) || isCalendarDay(limit))) return { constant: wanted.parse(limit) };
  const compiled = typedFormula(builder, limit, wanted, path);
  if (!compiled) return { constant: undefined };
  return addNode(builder, {
    key,
    view,
    reads: readBy([compiled]),
    run: (pass: Pass) => {
      const result = compiled.evaluate(pass.scope);
      // Of a day its month.
      return isMonth ? wanted.parse(result) : fitted(result);
    },
  });
}
