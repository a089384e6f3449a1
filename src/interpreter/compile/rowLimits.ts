import { codeOf, toOption } from '../../fields/pure';
import { isList, isObject, type Field, type FormDefinition, type Json, type Value } from '../../language';
import { parse, type Node } from '../formulas/parse';
import { isEmpty } from '../formulas/values';
import { allDeclarations } from './names';

/** The definition with the most rows that a formula can give beside each such formula, as far as the answers in it have bounds. */
export function withRowLimits(definition: FormDefinition): FormDefinition {
  const fields = new Map([...allDeclarations(definition)].map(({ field }) => [field.name, field]));
  const hasFormula = (field: Field): boolean => field.type === 'rows' && typeof field.maxRows === 'string';
  if (![...fields.values()].some(hasFormula)) return definition;
  const most = mostBy(definition, fields);
  const limited = (part: Json): Json => {
    if (isList(part)) return part.map(limited);
    if (!isObject(part)) return part;
    const entries = Object.entries(part).map(([key, below]) => [key, limited(below)] as const);
    const { type, maxRows } = part;
    if (type !== 'rows' || typeof maxRows !== 'string') return Object.fromEntries(entries);
    return { ...Object.fromEntries(entries), slots: Math.max(0, Math.floor(most(maxRows))) };
  };
  // A definition is JSON, and stays what it was but for the numbers.
  return limited(definition as unknown as Json) as unknown as FormDefinition;
}

/** Formulas that are read by one another; deeper ones have no known bound. */
const deepest = 8;

/** The most that a formula gives; Infinity where it is not known. */
function mostBy(
  { constants = {}, values = [] }: FormDefinition,
  fields: ReadonlyMap<string, Field>,
): (formula: string) => number {
  const ofFormula = (formula: string, depth: number): number => {
    const parsed = parse(formula);
    return 'problem' in parsed || depth > deepest ? Infinity : ofNode(parsed, depth);
  };
  const ofValue = (value: Value): number =>
    typeof value === 'number' ? value : isEmpty(value) ? 0 : Infinity;
  const ofName = (name: string, depth: number): number => {
    if (Object.hasOwn(constants, name)) return ofValue(constants[name]);
    const { compute, ...field }: Partial<Record<'compute' | 'max' | 'options' | 'computeWhen', unknown>> =
      fields.get(name) ?? values.find((value) => value.name === name) ?? {};
    const { max, options, computeWhen } = field;
    return Math.min(
      typeof max === 'number' ? max : typeof max === 'string' ? ofFormula(max, depth + 1) : Infinity,
      typeof compute === 'string' && !computeWhen ? ofFormula(compute, depth + 1) : Infinity,
      Array.isArray(options) ? Math.max(...options.map(numberIn)) : Infinity,
    );
  };
  const ofNode = (node: Node, depth: number): number => {
    const [first = Infinity, ...rest] =
      node.kind === 'call' ? node.args.map((one) => ofNode(one, depth)) : [];
    switch (node.kind) {
      case 'literal':
        return ofValue(node.value);
      case 'name':
        return ofName(node.name, depth);
      case 'binary': {
        const [left, right] = [ofNode(node.left, depth), ofNode(node.right, depth)];
        if (node.operator === '+') return left + right;
        return node.operator === '-' && node.right.kind === 'literal' ? left - right : Infinity;
      }
      case 'call':
        if (['number', 'code', 'round', 'floor'].includes(node.name)) return Math.round(first);
        if (node.name === 'min') return Math.min(first, ...rest);
        if (node.name === 'max') return Math.max(first, ...rest);
        return node.name === 'if' ? Math.max(...rest) : Infinity;
      default:
        return Infinity;
    }
  };
  return (formula) => ofFormula(formula, 0);
}

/** The number that a choice's code is. */
function numberIn(option: Parameters<typeof toOption>[0]): number {
  const number = Number(codeOf(toOption(option).value));
  return Number.isNaN(number) ? Infinity : number;
}
