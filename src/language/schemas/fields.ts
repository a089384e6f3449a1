import {
  answer,
  answerName,
  anyTemplate,
  byType,
  type Choice,
  dictionary,
  type Fields,
  filledList,
  flag,
  formula,
  fragmentAnswer,
  fragmentFile,
  fragmentUseId,
  type Infer,
  json,
  later,
  list,
  namePattern,
  object,
  oneOf,
  optional,
  schemaBelow,
  type Schema,
  template,
  text,
  union,
  wholeNumber,
} from '../schema';
import { branchField } from '../../fields/branch/schema';
import { captchaField } from '../../fields/captcha/schema';
import { tickField } from '../../fields/checkbox/schema';
import { choicesField } from '../../fields/checkboxGroup/schema';
import { moneyField } from '../../fields/currency/schema';
import { dateField } from '../../fields/date/schema';
import { decimalField } from '../../fields/decimal/schema';
import { monthField } from '../../fields/monthYear/schema';
import { wholeField } from '../../fields/number/schema';
import { rowsKeys } from '../../fields/rows/schema';
import { choiceField } from '../../fields/select/schema';
import { switchField } from '../../fields/switch/schema';
import { textField } from '../../fields/text/schema';
import { uploadField } from '../../fields/upload/schema';
import { isObject } from '../values';
import { answerChecks } from './checks';
import { condition } from './conditions';
import { fieldKeys, fieldObject, type FieldBase, allowance } from './fieldKeys';
import { contentBlocks, type ContentBlock } from './content';

/** What a step or a row holds. Its type is written: blocks nest, and the compiler infers no type from itself. */
export const formBlocks: Schema<readonly FormBlock[]> = list(later(() => formBlock));

export interface RowsField extends FieldBase, Fields<typeof rowsKeys> {
  type: 'rows';
  /** The most rows that the formula of `maxRows` can give: worked out when the form is compiled, not written. */
  slots?: number;
  blocks: readonly FormBlock[];
}

const rowsField: Schema<RowsField> = fieldObject({
  type: oneOf(['rows']),
  ...fieldKeys,
  blocks: formBlocks,
  ...rowsKeys,
});

/** The schemas of fields by type, in the order in which messages and the reference name them. */
export const fields = {
  text: textField,
  textarea: textField,
  email: textField,
  phone: textField,
  currency: moneyField,
  number: wholeField,
  decimal: decimalField,
  select: choiceField,
  searchSelect: choiceField,
  radio: choiceField,
  checkbox: tickField,
  checkboxGroup: choicesField,
  switch: switchField,
  date: dateField,
  monthYear: monthField,
  upload: uploadField,
  captcha: captchaField,
  branch: branchField,
  rows: rowsField,
};

export type FieldType = keyof typeof fields;

// Object.keys gives the names of the table.
/** Every field type of the language, in the order in which messages and the reference name them. */
export const fieldTypeNames = Object.keys(fields) as readonly FieldType[];

export type TextField = Infer<typeof textField>;
/** An amount: in whole rupiah, unless it says otherwise. */
export type MoneyField = Infer<typeof moneyField>;
export type WholeField = Infer<typeof wholeField>;
export type DecimalField = Infer<typeof decimalField>;
/** A number; `decimal` with one comma. */
export type NumberField = MoneyField | WholeField | DecimalField;
export type DateField = Infer<typeof dateField>;
/** A group of days that a date field may close. */
export type ClosedDays = NonNullable<DateField['disable']>[number];
export type MonthField = Infer<typeof monthField>;
export type ChoiceField = Infer<typeof choiceField>;
export type ChoicesField = Infer<typeof choicesField>;
export type TickField = Infer<typeof tickField>;
export type SwitchField = Infer<typeof switchField>;
/** Stored files: an address, or a list when there may be several. */
export type UploadField = Infer<typeof uploadField>;
export type DocumentName = NonNullable<UploadField['document']>;
export type CaptchaField = Infer<typeof captchaField>;
export type BranchField = Infer<typeof branchField>;

export type Field = {
  [Type in FieldType]: Omit<Infer<(typeof fields)[Type]>, 'type'> & { type: Type };
}[FieldType];

const useField = object({
  use: answer,
  label: optional(template),
  guideText: optional(anyTemplate),
  readOnly: optional(flag),
  readOnlyWhen: optional(condition),
  required: optional(flag),
  visibleWhen: optional(condition),
  width: optional(wholeNumber(1, 12)),
});

export type UseField = Infer<typeof useField>;

const groupKeys = { type: oneOf(['group']), title: optional(template) };

const otherGroupKeys = {
  visibleWhen: optional(condition),
  readOnlyWhen: optional(condition),
  checks: optional(answerChecks),
  keep: optional(flag),
  maxHeight: optional(wholeNumber(1)),
  checker: optional(allowance),
};

export interface GroupBlock extends Fields<typeof groupKeys>, Fields<typeof otherGroupKeys> {
  blocks: readonly FormBlock[];
}

const group: Schema<GroupBlock> = object({ ...groupKeys, blocks: formBlocks, ...otherGroupKeys });

/** The months of a loan: what is paid back, what is interest, what is left. Inside a form only. */
const instalmentPlan = object({
  type: oneOf(['instalmentPlan']),
  caption: template,
  loan: formula,
  months: formula,
  monthlyRate: formula,
  visibleWhen: optional(condition),
});

export type InstalmentPlanBlock = Infer<typeof instalmentPlan>;

/** What a key means on the first type of field that has it. */
function meaningOnField(key: string): Schema<unknown> | undefined {
  return Object.values(fields)
    .map((field) => schemaBelow(field, key))
    .find((one) => one !== undefined);
}

/** A fragment, taken into a form at this place before the form is compiled. */
const fragment = object({
  fragment: fragmentFile,
  id: optional(fragmentUseId),
  names: optional(namePattern),
  rename: optional(dictionary(answerName, fragmentAnswer)),
  labels: optional(template),
  set: optional(dictionary(dictionary(json, text, meaningOnField), fragmentAnswer)),
  leaveOut: optional(filledList(fragmentAnswer)),
});

export type FragmentUse = Infer<typeof fragment>;

export type FormBlock = Field | UseField | FragmentUse | GroupBlock | InstalmentPlanBlock | ContentBlock;

/** A block that is `use`d or a fragment says so by that key; all others have a type. */
const byUse: Choice<'used' | 'fragment' | 'typed'> = {
  by: 'use',
  choose: (input) => {
    if (!isObject(input) || Object.hasOwn(input, 'type')) return 'typed';
    if (Object.hasOwn(input, 'use')) return 'used';
    return Object.hasOwn(input, 'fragment') ? 'fragment' : 'typed';
  },
};

/** What a step or a row holds. */
export const formBlock: Schema<FormBlock> = union(byUse, {
  used: useField,
  fragment,
  typed: union(byType, { ...fields, group, instalmentPlan, ...contentBlocks }),
});
