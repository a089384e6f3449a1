import {
  lengthsOf,
  rowOf,
  slotsOf,
  type CompiledField,
  type CompiledForm,
  type FormulaNode,
  type Value,
  yearsOf,
} from '../../../interpreter';
import type { Model } from '../../reach';
import { comparedWords } from '../../words/expressions';
import { nameWords } from '../../words/values';
import { columnsOf } from '../definition/columns';

/** The least and the greatest number that an answer or a formula can be: rules compare it with limits to find what can never hold. */
export type Range = readonly [least: number, most: number];

const anywhere: Range = [-Infinity, Infinity];

/** The range of a field's answer in words, by the bounds that are known; `undefined`: none is. */
export function rangeInWords(model: Model, name: string): string | undefined {
  const field = model.form.fields.get(name);
  if (!field || !['number', 'day', 'month'].includes(field.row.input)) return undefined;
  const words = boundsInWords(model, name, model.boundsOf(field));
  return words.length === 0 ? undefined : `${nameWords(model.form, name)} ${words.join(' dan ')}`;
}

/** The least and the most that a field's answer can be, in words; what is not known is left out. */
export function boundsInWords({ form }: Model, name: string, bounds: readonly Value[]): string[] {
  return bounds.flatMap((literal, at) =>
    typeof literal === 'number' || (typeof literal === 'string' && literal !== '')
      ? [
          comparedWords(form, {
            left: { name },
            operator: at === 0 ? 'atLeast' : 'atMost',
            right: { kind: 'literal', value: literal, text: '' },
          }),
        ]
      : [],
  );
}

/** The range of a formula's result, as far as the bounds of the answers in it say. */
export function rangeOf(model: Model, node: FormulaNode): Range {
  switch (node.kind) {
    case 'literal':
      return typeof node.value === 'number' ? [node.value, node.value] : anywhere;
    case 'name':
      return rangeOfName(model, node.name);
    case 'unary': {
      const [least, most] = rangeOf(model, node.operand);
      return node.operator === '-' ? [-most, -least] : anywhere;
    }
    case 'binary':
      return ranges[node.operator]?.(rangeOf(model, node.left), rangeOf(model, node.right)) ?? anywhere;
    case 'call':
      return calls[node.name]?.(model, node.args) ?? anywhere;
    default:
      return anywhere;
  }
}

type Call = (model: Model, args: readonly FormulaNode[]) => Range;

/** Functions whose range is known. `min` and `max` leave out what is empty, so that nothing is known of theirs; a sum counts it as 0. */
const calls: Readonly<Partial<Record<string, Call>>> = {
  count: ({ form }, [rows]) => {
    const field = rows?.kind === 'name' ? form.fields.get(rows.name) : undefined;
    return field ? rowCount(field, form) : anywhere;
  },
  sum: (model, args) =>
    args
      .map((arg) => rangeOf(model, arg))
      .reduce<Range>(([a, b], [c, d]) => [a + Math.min(c, 0), b + Math.max(d, 0)], [0, 0]),
  score: ({ form }, [asked]) => {
    const field = asked?.kind === 'name' ? columnsOf(form).get(asked.name) : undefined;
    const scores = (field?.listed ?? []).flatMap(({ score }) => score ?? []);
    if (scores.length === 0 || field?.lookup) return anywhere;
    if (field?.row.input !== 'choices') return [Math.min(...scores), Math.max(...scores)];
    const { most } = lengthsOf(field.definition);
    const extreme = (sign: 1 | -1): number =>
      scores
        .map((score) => Math.max(score * sign, 0))
        .sort((a, b) => b - a)
        .slice(0, most)
        .reduce((sum, score) => sum + sign * score, 0);
    return [extreme(-1), extreme(1)];
  },
  age: (model, [day]) => {
    const field = day?.kind === 'name' ? columnsOf(model.form).get(day.name) : undefined;
    if (!field || field.compute || model.today === undefined) return anywhere;
    const { first, last } = yearsOf(model.today);
    const [min, max] = model.boundsOf(field);
    const until = (bound: Value, end: string): number =>
      ageOn(typeof bound === 'string' && bound !== '' ? bound : end, model.today ?? '');
    return [until(max, last), until(min, first)];
  },
  years: (model, [from, to]) => {
    const isToday = to?.kind === 'call' && to.name === 'today';
    return from && isToday ? (calls['age']?.(model, [from]) ?? anywhere) : anywhere;
  },
};

/** Full years from a day to another one. */
function ageOn(day: string, today: string): number {
  return Number(today.slice(0, 4)) - Number(day.slice(0, 4)) - (today.slice(5) < day.slice(5) ? 1 : 0);
}

/** How many rows of a group there may be. */
function rowCount({ definition }: CompiledField, { constants }: CompiledForm): Range {
  if (definition.type !== 'rows') return anywhere;
  const known = (limit: number | string | undefined): Value =>
    typeof limit === 'string' ? constants.get(limit) : limit;
  const [least, most] = [known(definition.minRows), known(definition.maxRows)];
  return [typeof least === 'number' ? least : 0, typeof most === 'number' ? most : slotsOf(definition)];
}

const ranges: Readonly<Record<string, (left: Range, right: Range) => Range>> = {
  '+': ([a, b], [c, d]) => [a + c, b + d],
  '-': ([a, b], [c, d]) => [a - d, b - c],
  '*': ([a, b], [c, d]) => {
    const corners = [a * c, a * d, b * c, b * d];
    // Zero times infinity is not known.
    return corners.some(Number.isNaN) ? anywhere : [Math.min(...corners), Math.max(...corners)];
  },
};

function rangeOfName(model: Model, name: string): Range {
  const constant = model.form.constants.get(name);
  if (typeof constant === 'number') return [constant, constant];
  const [value] = model.form.values.get(name)?.compute?.nodes ?? [];
  if (value) return rangeOf(model, value);
  const field = columnsOf(model.form).get(name);
  // Bounds do not hold for a computed answer.
  if (!field || field.compute || rowOf(field.definition).input !== 'number') return anywhere;
  const [min, max] = model.boundsOf(field);
  return [typeof min === 'number' ? min : -Infinity, typeof max === 'number' ? max : Infinity];
}
