import type { Field, Rule, Value } from '../../language';
import type { Failure, FailureName } from './failures';
import { compileFormat } from './formats';
import { codeOf } from './options';
import { meantText } from './readText';
import { fitsRule } from './rules';

/** How much an answer may be: the characters of a text, or the choices of a group. */
export interface Lengths {
  least?: number | undefined;
  most?: number | undefined;
  /** The form of a text, in place of both. */
  format?: string | readonly string[];
  /** How the currency of an amount is called; left out: rupiah. */
  unit?: string | undefined;
}

/** What a definition allows; nothing for a field without such limits. */
export function lengthsOf(field: Field): Lengths {
  if (field.type === 'currency') return { unit: field.currency === 'IDR' ? undefined : field.currency };
  if (field.type === 'checkboxGroup') return { least: field.minChosen, most: field.maxChosen };
  if ('format' in field) return { format: field.format };
  if (!('minLength' in field || 'maxLength' in field)) return {};
  return { least: field.minLength, most: field.maxLength };
}

/** The keys of `least` and `most`, which their failures are called after. */
export const lengthKeys = {
  text: { least: 'minLength', most: 'maxLength' },
  choices: { least: 'minChosen', most: 'maxChosen' },
} as const;

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
export const textChecks = ({ format, ...lengths }: Lengths): Check[] =>
  format !== undefined
    ? [hasFormat(format)]
    : [
        ...lengthChecks(lengths, lengthKeys.text, (value) =>
          typeof value === 'string' ? lengthOf(value) : undefined,
        ),
        fitsItsRule,
        isWritten,
      ];

/** The checks of how much an answer is, with the failures of too little and too much. */
export function lengthChecks(
  { least, most }: Lengths,
  failures: Readonly<Record<'least' | 'most', FailureName>>,
  lengthIn: (value: Value) => number | undefined,
): Check[] {
  const check = (end: 'least' | 'most', n: number | undefined, sign: 1 | -1): Check[] =>
    n === undefined
      ? []
      : [
          (value) =>
            sign * (lengthIn(value) ?? n) < sign * n ? { rule: failures[end], args: { n } } : undefined,
        ];
  return [...check('least', least, 1), ...check('most', most, -1)];
}

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

/** Words that stand for what is written above them, in a form on paper. 'Dito' is a first name. */
const ditto =
  /^(?:idem|s\.?d\.?a|(?:alamat )?(?:sama|sesuai|seperti)(?: (?:dengan|dgn|dg|seperti|pada|di|alamat))* (?:ktp|di ?atas|atas))\.?$/i;
const stroke = /^[-.\s]+$/;

/** The answer itself is written: no word that points at another one, nor a stroke where there has to be an answer. */
const isWritten: Check = (value, { required }) => {
  const meant = typeof value === 'string' ? meantText(value) : '';
  const isDitto = ditto.test(meant) || (required && stroke.test(meant));
  return isDitto ? { rule: 'ditto', args: { written: meant } } : undefined;
};

const fitsItsRule: Check = (value, { rule }): Failure | undefined => {
  if (rule === undefined || typeof value !== 'string' || fitsRule(rule, value)) return undefined;
  const first = typeof rule === 'object' && fitsRule({ characters: rule.characters }, value) && rule.first;
  if (first) return { rule: 'firstCharacter', args: { first } };
  return { rule: 'rule', args: { rule } };
};

/** The checks of a number, with the failures of one below its bounds and one above, and the currency that they name. */
export function numberChecks(below: FailureName, above: FailureName, unit?: string): Check[] {
  const check =
    (end: 'min' | 'max', rule: FailureName, sign: 1 | -1): Check =>
    (value, { [end]: bound }) =>
      typeof value === 'number' && typeof bound === 'number' && sign * value < sign * bound
        ? { rule, args: { [end]: bound, ...(unit !== undefined && { unit }) } }
        : undefined;
  return [check('min', below, 1), check('max', above, -1)];
}

/** Every choice is one of those that are offered. */
export const isOffered: Check = (value, { codes }) => {
  if (!codes) return undefined;
  const stored = Array.isArray(value) ? value : [value];
  const offered = stored.every((choice) => typeof choice === 'string' && codes.has(codeOf(choice)));
  return offered ? undefined : { rule: 'option' };
};
