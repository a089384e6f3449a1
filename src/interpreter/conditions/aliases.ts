import { nearest, withoutDenial } from '../../language/schema/nearest';
import { operatorNames, type OperatorName } from './operators';

/** Other spellings of operators. The one table of them. */
const operatorAliases: Readonly<Record<string, OperatorName>> = {
  '=': 'equals',
  '==': 'equals',
  '===': 'equals',
  '!=': 'notEquals',
  '!==': 'notEquals',
  '>': 'greaterThan',
  '>=': 'atLeast',
  '<': 'lessThan',
  '<=': 'atMost',
};

/** How two items of a list are joined; letter case does not matter. */
const connectors: Readonly<Record<string, 'and' | 'or'>> = { and: 'and', '&&': 'and', or: 'or', '||': 'or' };

/** Every spelling of an operator. */
export const operatorSpellings: readonly string[] = [...operatorNames, ...Object.keys(operatorAliases)];

/** Operators of which one holds where the other does not; of what is empty neither of the order nor of the tick holds. */
const opposites: readonly (readonly [OperatorName, OperatorName])[] = [
  ['equals', 'notEquals'],
  ['in', 'notIn'],
  ['contains', 'notContains'],
  ['greaterThan', 'atMost'],
  ['lessThan', 'atLeast'],
  ['isEmpty', 'isFilled'],
  ['isTrue', 'isFalse'],
];

/** Operators of other languages, which are near a wrong one by their letters. */
const slips: Readonly<Record<string, string>> = {
  '=>': '>=',
  '=<': '<=',
  '≥': '>=',
  '≤': '<=',
  '<>': '!=',
  '><': '!=',
  '=!': '!=',
  '≠': '!=',
  neq: 'notEquals',
  nequals: 'notEquals',
  nin: 'notIn',
};

/**
 * The operator that an unknown word was probably meant to be. A word that denies an operator means its opposite; none is meant where
 * there is no opposite.
 */
export function meantOperator(word: string): string | undefined {
  const sign = word.replace(/\s/g, '');
  if (Object.hasOwn(slips, sign)) return slips[sign];
  const operator = deniedOperator(sign);
  if (operator === undefined) return nearest(word, operatorSpellings);
  return oppositeOf(operator);
}

/** The operator that says the opposite; `undefined` where there is none. */
export function oppositeOf(operator: OperatorName): OperatorName | undefined {
  return opposites.find((pair) => pair.includes(operator))?.find((name) => name !== operator);
}

/** The operator that a word denies: `isEmpty` of `isNotEmpty`, `nonEmpty` and `!isEmpty`; `undefined` when it denies none. */
function deniedOperator(word: string): OperatorName | undefined {
  const plain = withoutDenial(word);
  if (plain === word) return undefined;
  const spellings = [plain, plain.replace(/^(?:does|do)(?=[A-Z])/, ''), `is${plain}`];
  return spellings.map(nearestOperator).find((one) => one !== undefined);
}

/** The operator that a word is, or is near to. A single letter is near to every sign. */
function nearestOperator(word: string): OperatorName | undefined {
  return operatorOf(word) ?? operatorOf((word.length > 1 && nearest(word, operatorSpellings)) || '');
}

/** The operator that a word stands for; `undefined` for an unknown word. */
export function operatorOf(word: string): OperatorName | undefined {
  if (Object.hasOwn(operatorAliases, word)) return operatorAliases[word];
  return operatorNames.find((name) => name === word);
}

/** Ways to join that no connector has: a near one would mean something else. */
const otherConnectors: readonly string[] = ['nand', 'nor', 'xor'];

/** The connector that an unknown word was probably meant to be. */
export function meantConnector(word: string): string | undefined {
  return otherConnectors.includes(word.toLowerCase()) ? undefined : nearest(word, ['and', 'or']);
}

/** The connector that a word stands for; `undefined` for an unknown word. */
export function connectorOf(word: string): 'and' | 'or' | undefined {
  const key = word.trim().toLowerCase();
  return Object.hasOwn(connectors, key) ? connectors[key] : undefined;
}
