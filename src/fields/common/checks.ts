import type { Field, Rule, Value } from '../../language';
import type { Failure, FailureName } from './failures';
import { compileFormat } from './formats';
import { codeOf } from './options';
import { meantText } from './readText';
import { fitsRule } from './rules';

/** How long a text may be, and of which form; how many choices there may be. */
export interface Lengths {
  minLength?: number | undefined;
  maxLength?: number | undefined;
  /** In place of both. */
  format?: string | readonly string[];
  minChosen?: number | undefined;
  maxChosen?: number | undefined;
  /** How the currency of an amount is called; left out: rupiah. */
  unit?: string | undefined;
}

/** What a definition allows; nothing for a field without such limits. */
export function lengthsOf(field: Field): Lengths {
  if (field.type === 'currency') return { unit: field.currency === 'IDR' ? undefined : field.currency };
  if (field.type === 'checkboxGroup') return { minChosen: field.minChosen, maxChosen: field.maxChosen };
  if ('format' in field) return { format: field.format };
  if (!('minLength' in field || 'maxLength' in field)) return {};
  return { minLength: field.minLength, maxLength: field.maxLength };
}

/** What may differ from one moment to the next; given to every check. */
export interface Bounds {
  required: boolean;
  /** The rule that applies now, the type's own included. */
  rule?: Rule | undefined;
  /** A number, or a day `YYYY-MM-DD`. */
  min?: Value;
  max?: Value;
  /** The codes that are offered; left out: not known here (remote). */
  codes?: ReadonlySet<string> | undefined;
  /** Why the day cannot be chosen for a reason other than the bounds; `undefined` when it can. */
  closed?: (day: string) => Failure | undefined;
  /** The code that is to be retyped; left out: there is none to compare with. */
  code?: string | undefined;
}

/** One way to fail: the failure when the given answer is wrong in that way. */
export type Check = (value: Value, bounds: Bounds) => Failure | undefined;

/** The checks of a text: its format; or its length, then the rule that applies now. */
export const textChecks = ({ minLength, maxLength, format }: Lengths): Check[] =>
  format !== undefined
    ? [hasFormat(format)]
    : [
        ...(minLength === undefined ? [] : [shortest(minLength)]),
        ...(maxLength === undefined ? [] : [longest(maxLength)]),
        fitsItsRule,
      ];

function hasFormat(format: string | readonly string[]): Check {
  const compiled = compileFormat(format);
  const { name = '', example = '' } = compiled ?? {};
  return (value) =>
    typeof value === 'string' && compiled && compiled.complete(value) === undefined
      ? { rule: 'format', args: { name, example } }
      : undefined;
}

/** Characters as a person counts them, nearly: code points in NFC, without what stands around unseen. An emoji is one, not two. */
function lengthOf(text: string): number {
  let length = 0;
  for (const _character of meantText(text).normalize('NFC')) length += 1;
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
  rule !== undefined && typeof value === 'string' && !fitsRule(rule, value)
    ? { rule: 'rule', args: { rule } }
    : undefined;

/** The checks of a number, with the failures of one below its bounds and one above, and the currency that they tell. */
export function numberChecks(below: FailureName, above: FailureName, unit?: string): Check[] {
  const told: Failure['args'] = unit === undefined ? {} : { unit };
  return [
    (value, { min }) =>
      typeof value === 'number' && typeof min === 'number' && value < min
        ? { rule: below, args: { min, ...told } }
        : undefined,
    (value, { max }) =>
      typeof value === 'number' && typeof max === 'number' && value > max
        ? { rule: above, args: { max, ...told } }
        : undefined,
  ];
}

/** Every choice is one of those that are offered. */
export const isOffered: Check = (value, { codes }) => {
  if (!codes) return undefined;
  const stored = Array.isArray(value) ? value : [value];
  const offered = stored.every((choice) => typeof choice === 'string' && codes.has(codeOf(choice)));
  return offered ? undefined : { rule: 'option' };
};
