import {
  toOption,
  type CompiledForm,
  type ConditionTree,
  type Field,
  type Value,
} from '../../../interpreter';
import { anyOther } from '../answers/answerOf';
import { dayAfter } from '../answers/dayAnswer';
import type { InventedReplies } from '../visit/replies';
import { holds, type Goal } from './goals';

type CompiledField = NonNullable<ReturnType<CompiledForm['fields']['get']>>;

/** One thing that an answer can be, and what must hold for it to be that. */
export interface Possible {
  value: Value;
  needs?: Goal;
}

/** What decides about an answer's possibilities. */
export interface Deciding {
  form: CompiledForm;
  replies: InventedReplies;
  /** Whether nobody has made this choice yet. */
  isNew: (name: string, code: string) => boolean;
  /** What conditions compare it with. */
  mentioned: readonly Value[];
  /** The condition of an option. */
  needs: (code: string) => ConditionTree | undefined;
}

/**
 * What an answer can be, the more useful first: one value of each kind that conditions tell apart, of choices all of them, new ones
 * first; `anyOther` stands for whatever is not mentioned. `undefined`: not known, since something else writes it.
 */
export function possibilities(name: string, deciding: Deciding): readonly Possible[] | undefined {
  const { form, replies } = deciding;
  const field = form.fields.get(name);
  if (field) return isWritten(field) ? undefined : ofField(field, deciding);
  const value = form.values.get(name);
  if (!value || value.compute) return undefined;
  const produced = replies.producers.get(name) ?? [];
  return [
    { value: value.initial },
    ...produced.map(({ result, call, reply }): Possible => {
      return { value: result, needs: { kind: 'reply', call, reply } };
    }),
  ];
}

function isWritten({ compute, copies, definition }: CompiledField): boolean {
  return compute !== undefined || copies.length > 0 || definition.readOnly === true;
}

function ofField({ definition }: CompiledField, deciding: Deciding): readonly Possible[] {
  const filled = whenFilled(definition, deciding);
  return definition.required === true ? filled : [...filled, { value: emptyOf(definition) }];
}

function whenFilled(field: Field, { mentioned, isNew, needs }: Deciding): Possible[] {
  const plain = (values: readonly Value[]): Possible[] => values.map((value) => ({ value }));
  const newFirst = (codes: readonly string[]): string[] => [
    ...codes.filter((code) => isNew(field.name, code)),
    ...codes.filter((code) => !isNew(field.name, code)),
  ];
  switch (field.type) {
    case 'select':
    case 'searchSelect':
    case 'radio':
      if (!field.options) return plain([...mentioned, anyOther]);
      return newFirst(field.options.map((entry) => toOption(entry).code)).map((code) => {
        const tree = needs(code);
        return { value: code, ...(tree ? { needs: holds(tree) } : {}) };
      });
    case 'checkboxGroup': {
      const codes = (field.options ?? []).map((entry) => toOption(entry).code);
      return plain([
        codes,
        ...codes.map((code) => [code]),
        ...codes.map((code) => codes.filter((one) => one !== code)),
      ]);
    }
    case 'checkbox':
      return plain(field.required === true ? [true] : [true, false]);
    case 'switch':
      return plain([true, false]);
    case 'number':
    case 'currency':
    case 'decimal':
      return plain([anyOther, ...numbersAround(mentioned, field.min, field.max)]);
    case 'date':
      return plain([
        anyOther,
        ...mentioned.flatMap((one) => (typeof one === 'string' ? daysAround(one) : [])),
      ]);
    case 'text':
    case 'textarea':
    case 'email':
    case 'phone':
      return plain([anyOther, ...mentioned]);
    case 'upload':
    case 'branch':
    case 'captcha':
      return plain([anyOther]);
  }
}

function emptyOf(field: Field): Value {
  if (field.type === 'checkbox' || field.type === 'switch') return false;
  if (field.type === 'checkboxGroup') return [];
  return field.type === 'number' || field.type === 'currency' || field.type === 'decimal' ? null : '';
}

function numbersAround(mentioned: readonly Value[], min: unknown, max: unknown): number[] {
  const least = typeof min === 'number' ? min : Number.NEGATIVE_INFINITY;
  const most = typeof max === 'number' ? max : Number.POSITIVE_INFINITY;
  return mentioned
    .flatMap((one) => (typeof one === 'number' ? [one, one - 1, one + 1] : []))
    .filter((one) => one >= least && one <= most);
}

function daysAround(day: string): string[] {
  return Number.isNaN(Date.parse(`${day}T00:00:00Z`)) ? [] : [day, dayAfter(day, -1), dayAfter(day, 1)];
}
