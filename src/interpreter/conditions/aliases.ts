import { nearest } from '../nearest';
import { operatorNames, type OperatorName } from '../../language';

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

/** Operators of other languages, which are near a wrong one by their letters. */
const slips: Readonly<Record<string, string>> = {
  '=>': '>=',
  '=<': '<=',
  '<>': '!=',
  '><': '!=',
  '=!': '!=',
};

/** The operator that an unknown word was probably meant to be. */
export function meantOperator(word: string): string | undefined {
  const sign = word.replace(/\s/g, '');
  return Object.hasOwn(slips, sign) ? slips[sign] : nearest(word, operatorSpellings);
}

/** The operator that a word stands for; `undefined` for an unknown word. */
export function operatorOf(word: string): OperatorName | undefined {
  if (Object.hasOwn(operatorAliases, word)) return operatorAliases[word];
  return operatorNames.find((name) => name === word);
}

/** The connector that a word stands for; `undefined` for an unknown word. */
export function connectorOf(word: string): 'and' | 'or' | undefined {
  const key = word.trim().toLowerCase();
  return Object.hasOwn(connectors, key) ? connectors[key] : undefined;
}
