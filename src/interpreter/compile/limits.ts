import type { Pass } from '../engine/pass';
import { fieldTypes } from '../fieldTypes';
import type { Field, Rule, Value } from '../language';
import { compileRule } from '../rules';
import { addNode, condition, formula, readsOf, type Builder } from './builder';
import type { Facet } from './model';

/** Which characters may be typed now; the type's own rule, when the field has none. */
export function ruleFacet(builder: Builder, field: Field, path: string): Facet<Rule | undefined> {
  const own = 'rule' in field ? field.rule : undefined;
  if (own === undefined) return { constant: fieldTypes[field.type].rule };
  const check = (rule: Rule, at: string): void => {
    if (compileRule(rule)) return;
    builder.report(at, {
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
      when: condition(builder, branch.when, `${path}.rule[${index}].when`),
    };
  });
  return addNode<Rule | undefined>(builder, {
    key: `rule:${field.name}`,
    view: field.name,
    reads: readsOf(branches.flatMap((branch) => branch.when?.reads ?? [])),
    run: (pass) => branches.find((branch) => branch.when === undefined || branch.when.test(pass.scope))?.rule,
  });
}

function isRuleList<T>(rule: Rule | readonly T[]): rule is readonly T[] {
  return Array.isArray(rule);
}

type Limit = number | string | undefined;

/** Both bounds of a number or day, with the keys under which they stand. */
export function limitsOf(field: Field): { min: Limit; max: Limit; minKey: string; maxKey: string } {
  if (field.type === 'date') {
    const window = field.kind === 'booking' && !field.minDate && !field.maxDate ? bookingWindow : undefined;
    const { minDate: min, maxDate: max } = window ?? field;
    return { min, max, minKey: 'minDate', maxKey: 'maxDate' };
  }
  const { min, max } = 'clampToMax' in field || 'min' in field || 'max' in field ? field : {};
  return { min, max, minKey: 'min', maxKey: 'max' };
}

/** When a date can be booked if its definition does not say so (spec 3, section 9). */
const bookingWindow = { minDate: '2023-11-30', maxDate: '2023-12-10' };

const calendarDay = /^\d{4}-\d{2}-\d{2}$/;

/** A bound that may be a formula. */
export function boundFacet(
  builder: Builder,
  key: string,
  view: string,
  limit: Limit,
  path: string,
): Facet<Value> {
  if (typeof limit !== 'string' || calendarDay.test(limit)) return { constant: limit };
  const compiled = formula(builder, limit, path);
  if (!compiled) return { constant: undefined };
  return addNode(builder, {
    key,
    view,
    reads: readsOf(compiled.reads),
    run: (pass: Pass) => compiled.evaluate(pass.scope),
  });
}
