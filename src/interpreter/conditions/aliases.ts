import { operatorNames, type OperatorName } from '../language';

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
