import {
  aliasedObject,
  answer,
  answerName,
  anyTemplate,
  belongsTo,
  byKind,
  defaultJson,
  fieldAliases,
  type Fields,
  filledList,
  flag,
  formerName,
  formula,
  html,
  list,
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

export const allowance = object({
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
  name: answerName,
  label: template,
  shortLabel: optional(template),
  help: optional(html),
  placeholder: optional(anyTemplate),
  guideText: optional(anyTemplate),
  required: optional(flag),
  messages: optional(messages),
  requiredWhen: optional(condition),
  readOnly: optional(flag),
  readOnlyWhen: optional(condition),
  visibleWhen: optional(condition),
  checks: optional(answerChecks),
  defaultValue: optional(defaultJson),
  compute: optional(formula),
  computeWhen: optional(condition),
  resetWhenChanged: optional(filledList(answer)),
  resetTo: optional(defaultJson),
  sensitive: optional(oneOf([true, false, 'receipt'])),
  previewLine: optional(list(answer)),
  submit: optional(flag),
  keep: optional(flag),
  renamedFrom: optional(formerName),
  autocomplete: optional(text),
  width: optional(wholeNumber(1, 12)),
  checker: optional(allowance),
};

/** The schema of a field with these keys, in the language's spelling and the bank's. */
export const fieldObject = <K extends Keys>(keys: K, ...relations: readonly Relation[]): Schema<Fields<K>> =>
  aliasedObject(
    keys,
    fieldAliases,
    ...relations,
    belongsTo('resetTo', 'resetWhenChanged'),
    belongsTo('computeWhen', 'compute'),
  );

export type FieldBase = Fields<typeof fieldKeys>;

/** What stands in a box before what is typed, and behind it: a unit, which is read with the answer. */
export const unitKeys = { prefix: optional(prose), suffix: optional(prose) };

const bound = optional(union(byKind('bilangan atau rumus'), { number, text: formula }));

const slider = object({
  from: optional(number),
  to: optional(number),
  step: wholeNumber(1),
});

/** A slider below a number's box, for whoever tries numbers out; the box takes what lies beyond it too. */
export type SliderRange = Infer<typeof slider>;

export const numberKeys = {
  min: bound,
  max: bound,
  clampToMax: optional(flag),
  suffix: unitKeys.suffix,
  slider: optional(slider),
};

/** What the keys of such a field hold together. */
export const clampsAtMax = belongsTo('clampToMax', 'max');
