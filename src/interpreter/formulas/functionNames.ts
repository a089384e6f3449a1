/** Every function of the language; `functions.ts` gives each its meaning. */
export const functionNames = [
  'sum',
  'min',
  'max',
  'round',
  'floor',
  'if',
  'code',
  'label',
  'isEmpty',
  'number',
  'upper',
  'lower',
  'concat',
  'terbilang',
  'formatNumber',
  'addYears',
  'addMonths',
  'addDays',
  'years',
  'months',
  'days',
  'age',
  'nikBirthDate',
  'nikIsFemale',
  'digits',
  'phone',
  'formatDate',
  'today',
  'year',
  'pmt',
  'pv',
  'answers',
  'json',
  'count',
  'contains',
  'score',
  'join',
  'every',
  'some',
] as const;

export type FunctionName = (typeof functionNames)[number];

/** Whether a function of that name exists. */
export function isFunction(name: string): name is FunctionName {
  return functionNames.some((known) => known === name);
}
