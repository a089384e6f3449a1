import {
  answer,
  answerName,
  anyTemplate,
  belongsTo,
  byKind,
  defaultJson,
  type Fields,
  filledList,
  flag,
  formerName,
  formula,
  html,
  message,
  type Infer,
  type Keys,
  number,
  object,
  oneOf,
  optional,
  type Optional,
  prose,
  type Relation,
  type Schema,
  template,
  text,
  union,
  wholeNumber,
} from '../schema';
import { messageNames, type MessageName } from '../messages';
import { answerChecks } from './checks';
import { condition } from './conditions';

/** Advice of the checker that an editor does not follow. */
export const allowance = object({
  /** Names of rules. */
  allow: filledList(text),
  because: text,
});

/** Advice of the checker that an editor has weighed and does not follow. */
export type Allowance = Infer<typeof allowance>;

// The names are those of the type.
const messages = object(
  Object.fromEntries(messageNames.map((one) => [one, optional(message)])) as Readonly<
    Record<MessageName, Optional<string>>
  >,
);

/**
 * Own words by what is wrong, in place of the standard ones. A text may hold `{formula}`, and `{limit}` (the bound that was
 * broken), `{label}` and `{value}` of the field.
 */
export type Messages = Infer<typeof messages>;

/** The keys of every field; `type` is each field's own. */
export const fieldKeys = {
  /** The answer's name, unique in the form. */
  name: answerName,
  /** The question as a visitor reads it; may hold `{formula}`. */
  label: template,
  /** In summaries, messages and the document, in place of the label. */
  shortLabel: optional(template),
  /** Formatted text behind 'Bantuan untuk {label}'; may hold `{formula}`. */
  help: optional(html),
  /** A hint inside the empty control. */
  placeholder: optional(anyTemplate),
  /** Help between label and control. */
  guideText: optional(anyTemplate),
  /** An answer is needed while the field is visible. */
  required: optional(flag),
  /** Own words instead of the standard ones, by what is wrong. */
  messages: optional(messages),
  /** Needed only while this holds. */
  requiredWhen: optional(condition),
  /** Shown, but not writable by the visitor. */
  readOnly: optional(flag),
  /** Not writable while this holds. */
  readOnlyWhen: optional(condition),
  /** Shown only while this holds; a hidden field is reset. */
  visibleWhen: optional(condition),
  /** What must hold between this answer and others. */
  checks: optional(answerChecks),
  /** Written when the field is shown and holds nothing; a text that is wholly `{formula}` is computed. */
  defaultValue: optional(defaultJson),
  /** The answer is this formula's result and cannot be typed. */
  compute: optional(formula),
  /** The formula rules only while this holds; when it turns, the answer is emptied. */
  computeWhen: optional(condition),
  /** The answer becomes `resetTo` when one of these changes. */
  resetWhenChanged: optional(filledList(answer)),
  /** Left out: the empty value of the type. */
  resetTo: optional(defaultJson),
  /** True: never stored on the visitor's device, nor on a receipt. `receipt`: stored as others are, and masked on the receipt. */
  sensitive: optional(oneOf([true, false, 'receipt'])),
  /** False: the answer is not sent. */
  submit: optional(flag),
  /** The answer outlives being hidden or skipped, and is sent all the same. */
  keep: optional(flag),
  /** What the answer was called before: a draft's answer of that name comes back here. */
  renamedFrom: optional(formerName),
  /** HTML autofill token. */
  autocomplete: optional(text),
  /** Columns of 12, from the `md` breakpoint up; default 12. */
  width: optional(wholeNumber(1, 12)),
  /** Advice of the checker that does not hold here. */
  checker: optional(allowance),
};

/** The schema of a field with these keys. */
export const fieldObject = <K extends Keys>(keys: K, ...relations: readonly Relation[]): Schema<Fields<K>> =>
  object(keys, ...relations, belongsTo('resetTo', 'resetWhenChanged'), belongsTo('computeWhen', 'compute'));

/** What every field may say. */
export type FieldBase = Fields<typeof fieldKeys>;

/** What stands in a box before what is typed, and behind it: a unit, which is read with the answer. */
export const unitKeys = { prefix: optional(prose), suffix: optional(prose) };

/** A number, or a formula that gives one. */
const bound = optional(union(byKind('bilangan atau rumus'), { number, text: formula }));

const slider = object({
  /** Where it begins; left out: at the field's `min`, or at 0. */
  from: optional(number),
  /** Where it ends; left out: at the field's `max`. */
  to: optional(number),
  /** How far apart its stops are. */
  step: wholeNumber(1),
});

/** A slider below a number's box, for whoever tries numbers out; the box takes what lies beyond it too. */
export type SliderRange = Infer<typeof slider>;

/** The keys of a field whose answer is a number. */
export const numberKeys = {
  /** Smallest allowed number, or a formula. */
  min: bound,
  /** Largest allowed number, or a formula. */
  max: bound,
  /** A number above the maximum becomes the maximum; left out: yes, but for `number`. */
  clampToMax: optional(flag),
  suffix: unitKeys.suffix,
  slider: optional(slider),
};

/** What the keys of such a field hold together. */
export const clampsAtMax = belongsTo('clampToMax', 'max');
