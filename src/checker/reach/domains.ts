import {
  codeOf,
  compileRule,
  toOption,
  type ChoiceField,
  type Field,
  type Rule,
  type TextField,
  type Value,
} from '../../interpreter';

/** What decides about an answer's possible values besides its field. */
export interface DomainFacts {
  /** Every literal that it is compared with. */
  mentioned: readonly Value[];
  /** Something other than the visitor may write it. */
  written: boolean;
  /** The visitor may write it. */
  writable: boolean;
}

/** A text that no definition compares with. */
const fresh = '\u2026';
const freshCode = '\u2026|\u2026';
const mostCombined = 4;

/**
 * What an answer can hold: one value of each kind that the form's conditions tell apart, the empty one included. Where in
 * doubt a value is taken for possible. `undefined`: not known.
 */
export function domainOf(
  field: Field,
  { mentioned, written, writable }: DomainFacts,
): readonly Value[] | undefined {
  if (!writable && !written) return [emptyOf(field)];
  if (!writable) return undefined;
  switch (field.type) {
    case 'select':
    case 'searchSelect':
    case 'radio':
      return ['', ...choicesOf(field.options, mentioned)];
    case 'checkboxGroup':
      return combinations(choicesOf(field.options, mentioned));
    case 'checkbox':
    case 'switch':
      return [false, true];
    case 'number':
    case 'currency':
    case 'decimal':
      return [
        null,
        0,
        ...mentioned.flatMap((one) => (typeof one === 'number' ? [one - 1, one, one + 1] : [])),
      ];
    case 'date':
      return [
        '',
        ...mentioned.flatMap((one) => (typeof one === 'string' ? daysAround(one) : [])),
        '2000-01-01',
      ];
    case 'text':
    case 'textarea':
    case 'email':
    case 'phone':
      return ['', ...mentioned.filter((one) => written || canBeTyped(field, one)), fresh];
    default:
      return undefined;
  }
}

function emptyOf(field: Field): Value {
  if (field.type === 'checkbox' || field.type === 'switch') return false;
  if (field.type === 'checkboxGroup') return [];
  return field.type === 'number' || field.type === 'currency' || field.type === 'decimal' ? null : '';
}

/** The options that conditions tell apart: those whose code is compared, those with a condition, and one of the others. */
function choicesOf(options: ChoiceField['options'], mentioned: readonly Value[]): string[] {
  const literals = mentioned.filter((one) => typeof one === 'string');
  if (!options) return [...literals.map((code) => `${code}|${fresh}`), freshCode];
  const isCompared = (code: string): boolean =>
    literals.some((one) => code.startsWith(one) || code.includes(one));
  const isSpecial = (entry: (typeof options)[number]): boolean =>
    typeof entry !== 'string' && entry.visibleWhen !== undefined;
  const special = options.filter((entry) => isCompared(toOption(entry).code) || isSpecial(entry));
  const plain = options.find((entry) => !special.includes(entry));
  return [...(plain === undefined ? [] : [plain]), ...special].map((entry) => toOption(entry).value);
}

/** Nothing, each alone, and all sets of a few; of many all together. */
function combinations(choices: readonly string[]): Value[] {
  if (choices.length > mostCombined) return [[], ...choices.map((one) => [one]), choices];
  return choices.reduce<string[][]>((sets, one) => [...sets, ...sets.map((set) => [...set, one])], [[]]);
}

function daysAround(text: string): string[] {
  const day = Date.parse(`${text}T00:00:00Z`);
  if (Number.isNaN(day)) return [];
  return [-1, 0, 1].map((days) => new Date(day + days * 86_400_000).toISOString().slice(0, 10));
}

/** Whether the field's own rule and letter case let a text through; a rule with conditions lets everything through. */
function canBeTyped(field: TextField, text: Value): boolean {
  if (typeof text !== 'string') return false;
  const turned =
    field.case === 'upper' ? text.toUpperCase() : field.case === 'lower' ? text.toLowerCase() : text;
  if (turned !== text) return false;
  const rule =
    field.rule ?? (field.type === 'phone' ? 'digits' : field.type === 'email' ? 'email' : undefined);
  if (rule === undefined || isList(rule)) return true;
  const allowed = compileRule(rule);
  return allowed === undefined || [...text].every((character) => allowed(character));
}

function isList<T>(rule: Rule | readonly T[]): rule is readonly T[] {
  return Array.isArray(rule);
}

/** Whether a value is one of the options with this code. */
export function hasCode(value: Value, code: string): boolean {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  return list.some((one) => typeof one === 'string' && codeOf(one) === code);
}
