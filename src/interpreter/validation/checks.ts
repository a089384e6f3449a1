import { isCalendarDay } from '../fieldTypes/calendarDay';
import type { Failure, FailureName } from '../failures';
import type { FieldType, Value } from '../language';
import { codeOf } from '../options';
import { fitsRule } from '../rules';
import { isEmailAddress } from './email';
import type { Bounds, SchemaSpec } from './types';

/** One way to fail: the failure when the given answer is wrong in that way. */
export type Check = (value: Value, bounds: Bounds) => Failure | undefined;

/** The checks of a type after 'missing', in the order in which their failures are shown. */
export function checksOf(spec: SchemaSpec): readonly Check[] {
  return families[spec.type](spec);
}

const textChecks = ({ minLength, maxLength }: SchemaSpec): Check[] => [
  ...(minLength === undefined ? [] : [shortest(minLength)]),
  ...(maxLength === undefined ? [] : [longest(maxLength)]),
  fitsItsRule,
];

const choiceChecks = (): Check[] => [isOffered];
const nothingElse = (): Check[] => [];

const families = {
  text: textChecks,
  textarea: textChecks,
  phone: textChecks,
  email: (spec) => [...textChecks(spec), hasEmailFormat],
  number: () => numberChecks('min', 'max'),
  decimal: () => numberChecks('min', 'max'),
  currency: () => numberChecks('minMoney', 'maxMoney'),
  date: () => [isDay, isAvailable],
  select: choiceChecks,
  searchSelect: choiceChecks,
  radio: choiceChecks,
  checkboxGroup: choiceChecks,
  checkbox: nothingElse,
  switch: nothingElse,
  upload: nothingElse,
  captcha: () => [isRetyped],
  branch: nothingElse,
} satisfies Record<FieldType, (spec: SchemaSpec) => Check[]>;

/** Characters as a person counts them, nearly: code points in NFC. An emoji is one, not two. */
function lengthOf(text: string): number {
  let length = 0;
  for (const _character of text.normalize('NFC')) length += 1;
  return length;
}

function shortest(n: number): Check {
  return (value) =>
    typeof value === 'string' && lengthOf(value) < n ? { rule: 'minLength', args: { n } } : undefined;
}

function longest(n: number): Check {
  return (value) =>
    typeof value === 'string' && lengthOf(value) > n ? { rule: 'maxLength', args: { n } } : undefined;
}

const fitsItsRule: Check = (value, { rule }) =>
  rule !== undefined && typeof value === 'string' && !fitsRule(rule, value) ? { rule: 'rule' } : undefined;

const hasEmailFormat: Check = (value) =>
  typeof value === 'string' && !isEmailAddress(value) ? { rule: 'email' } : undefined;

function numberChecks(below: FailureName, above: FailureName): Check[] {
  return [
    (value, { min }) =>
      typeof value === 'number' && typeof min === 'number' && value < min
        ? { rule: below, args: { min } }
        : undefined,
    (value, { max }) =>
      typeof value === 'number' && typeof max === 'number' && value > max
        ? { rule: above, args: { max } }
        : undefined,
  ];
}

/** What a widget cannot read never gets here; what a restored draft holds may. */
const isDay: Check = (value) =>
  typeof value === 'string' && !isCalendarDay(value) ? { rule: 'date' } : undefined;

/** Days in the form `YYYY-MM-DD` compare as texts do. An empty bound (a formula without result) bounds nothing. */
const isAvailable: Check = (value, { min, max, closed }) => {
  if (typeof value !== 'string') return undefined;
  const early = typeof min === 'string' && min !== '' && value < min;
  const late = typeof max === 'string' && max !== '' && value > max;
  return early || late || closed?.(value) === true ? { rule: 'dateUnavailable' } : undefined;
};

const isRetyped: Check = (value, { code }) => (value === code ? undefined : { rule: 'captcha' });

const isOffered: Check = (value, { codes }) => {
  if (!codes) return undefined;
  const stored = Array.isArray(value) ? value : [value];
  const offered = stored.every((choice) => typeof choice === 'string' && codes.has(codeOf(choice)));
  return offered ? undefined : { rule: 'option' };
};
