import { rowOf, type FormulaNode } from '../../../interpreter';
import type { Model } from '../../reach';
import { nameInWords } from './words';

/** From where to where a number can lie. */
export type Range = readonly [least: number, most: number];

const anywhere: Range = [-Infinity, Infinity];

/** The range of a field's answer by bounds that are known, in words; `undefined`: it has none. */
export function rangeInWords(model: Model, name: string): string | undefined {
  const field = model.form.fields.get(name);
  if (!field || !['number', 'day', 'month'].includes(field.row.input)) return undefined;
  const bounds = model
    .boundsOf(field)
    .map((bound) => (typeof bound === 'number' || (typeof bound === 'string' && bound !== '') ? bound : ''));
  const words = ['paling sedikit', 'paling banyak'].flatMap((word, at) =>
    bounds[at] === '' ? [] : [`${word} ${bounds[at]}`],
  );
  return words.length === 0 ? undefined : `${nameInWords(model.form, name)} ${words.join(' dan ')}`;
}

/** The range of a formula's result, as far as the bounds of the answers in it tell. */
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
    default:
      return anywhere;
  }
}

const ranges: Readonly<Record<string, (left: Range, right: Range) => Range>> = {
  '+': ([a, b], [c, d]) => [a + c, b + d],
  '-': ([a, b], [c, d]) => [a - d, b - c],
  '*': ([a, b], [c, d]) => {
    const corners = [a * c, a * d, b * c, b * d];
    // Nothing times anything: not known.
    return corners.some(Number.isNaN) ? anywhere : [Math.min(...corners), Math.max(...corners)];
  },
};

function rangeOfName(model: Model, name: string): Range {
  const constant = model.form.constants.get(name);
  if (typeof constant === 'number') return [constant, constant];
  const field = model.form.fields.get(name);
  // Nobody judges what is computed.
  if (!field || field.compute || rowOf(field.definition).input !== 'number') return anywhere;
  const [min, max] = model.boundsOf(field);
  return [typeof min === 'number' ? min : -Infinity, typeof max === 'number' ? max : Infinity];
}
