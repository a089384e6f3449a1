/** Every operator of the language; `interpreter/conditions/operators.ts` gives each its meaning. */
export const operatorNames = [
  'equals',
  'notEquals',
  'in',
  'notIn',
  'contains',
  'notContains',
  'startsWith',
  'greaterThan',
  'atLeast',
  'lessThan',
  'atMost',
  'isEmpty',
  'isFilled',
  'isTrue',
  'isFalse',
] as const;

export type OperatorName = (typeof operatorNames)[number];
