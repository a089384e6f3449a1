import {
  answer,
  answerName,
  anyTemplate,
  byType,
  type Choice,
  dictionary,
  fieldAliases,
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
  rewritten,
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

/** Any number of records with the same questions. */
export interface RowsField extends FieldBase, Fields<typeof rowsKeys> {
  type: 'rows';
  /** What a row holds. Names are unique in the form; inside a row they mean the answers of that row. */
  blocks: readonly FormBlock[];
}

const rowsField: Schema<RowsField> = fieldObject({
  type: oneOf(['rows']),
  ...fieldKeys,
  blocks: formBlocks,
  ...rowsKeys,
});

const spelt = <T>(field: Schema<T>): Schema<T> => rewritten(fieldAliases, field);

const [texts, choices] = [spelt(textField), spelt(choiceField)];

/** The schemas of fields by type, in the language's spelling and the second one, in the order in which messages and the reference name them. */
export const fields = {
  text: texts,
  textarea: texts,
  email: texts,
  phone: texts,
  currency: spelt(moneyField),
  number: spelt(wholeField),
  decimal: spelt(decimalField),
  select: choices,
  searchSelect: choices,
  radio: choices,
  checkbox: spelt(tickField),
  checkboxGroup: spelt(choicesField),
  switch: spelt(switchField),
  date: spelt(dateField),
  monthYear: spelt(monthField),
  upload: spelt(uploadField),
  captcha: spelt(captchaField),
  branch: spelt(branchField),
  rows: spelt(rowsField),
};

export type FieldType = keyof typeof fields;

// Object.keys gives the names of the table.
/** Every field type of the language, in the order in which messages and the reference name them. */
export const fieldTypeNames = Object.keys(fields) as readonly FieldType[];

/** One line of text, or several. */
export type TextField = Infer<typeof textField>;
/** An amount: in whole rupiah, unless it says otherwise. */
export type MoneyField = Infer<typeof moneyField>;
/** A whole number that is no amount. */
export type WholeField = Infer<typeof wholeField>;
export type DecimalField = Infer<typeof decimalField>;
/** A number; `decimal` with one comma. */
export type NumberField = MoneyField | WholeField | DecimalField;
/** A calendar day. */
export type DateField = Infer<typeof dateField>;
/** A group of days that a date field may close. */
export type ClosedDays = NonNullable<DateField['disable']>[number];
/** A month of a year. */
export type MonthField = Infer<typeof monthField>;
/** One choice of several. */
export type ChoiceField = Infer<typeof choiceField>;
/** Any number of choices. */
export type ChoicesField = Infer<typeof choicesField>;
/** A single tick. */
export type TickField = Infer<typeof tickField>;
/** A switch, which may copy answers while it is on. */
export type SwitchField = Infer<typeof switchField>;
/** Stored files: an address, or a list when there may be several. */
export type UploadField = Infer<typeof uploadField>;
/** What is on an uploaded picture. */
export type DocumentName = NonNullable<UploadField['document']>;
/** Four letters to retype. */
export type CaptchaField = Infer<typeof captchaField>;
/** One branch of a city on a day, with its queues. */
export type BranchField = Infer<typeof branchField>;

/** A member for each `type`, where fields of several are described together. */
type Each<F extends { type: string }> = { [T in F['type']]: Omit<F, 'type'> & { type: T } }[F['type']];

/** A field as an editor writes it. */
export type Field =
  | Each<TextField>
  | MoneyField
  | WholeField
  | DecimalField
  | Each<ChoiceField>
  | TickField
  | ChoicesField
  | SwitchField
  | DateField
  | MonthField
  | UploadField
  | CaptchaField
  | BranchField
  | RowsField;

/** An answer that is declared elsewhere, shown again here. */
const useField = object({
  /** The name of the declared field. */
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
  /** All of it is shown only while this holds. */
  visibleWhen: optional(condition),
  /** None of it is writable while this holds. */
  readOnlyWhen: optional(condition),
  /** What must hold between its answers; reported above it. */
  checks: optional(answerChecks),
  /** Its answers outlive being hidden or skipped. */
  keep: optional(flag),
  /** A scroll area of at most so many pixels. */
  maxHeight: optional(wholeNumber(1)),
  /** Advice of the checker that does not hold for what is in it. */
  checker: optional(allowance),
};

/** Blocks under one title, shown or locked together. */
export interface GroupBlock extends Fields<typeof groupKeys>, Fields<typeof otherGroupKeys> {
  blocks: readonly FormBlock[];
}

const group: Schema<GroupBlock> = object({ ...groupKeys, blocks: formBlocks, ...otherGroupKeys });

/** The months of a loan: what is paid back, what is interest, what is left. Inside a form only. */
const instalmentPlan = object({
  type: oneOf(['instalmentPlan']),
  /** Names the table. */
  caption: template,
  /** A formula: the amount that is lent. */
  loan: formula,
  /** A formula: the number of months. */
  months: formula,
  /** A formula: the interest per month, 0.01 for one per cent. */
  monthlyRate: formula,
  /** Shown only while this holds. */
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
  /** The name of its file, without `.json`. */
  fragment: fragmentFile,
  /** What `copies` calls this use of it. */
  id: optional(fragmentUseId),
  /** How its fields are called here: a text with `{name}` or `{Name}` in it; left out: as in the fragment. */
  names: optional(namePattern),
  /** Other names of single fields, in place of the pattern. */
  rename: optional(dictionary(answerName, fragmentAnswer)),
  /** How the labels of its fields read here: a text with `{label}` in it. */
  labels: optional(template),
  /** Other keys of single fields, by their names in the fragment; null takes a key away. */
  set: optional(dictionary(dictionary(json, text, meaningOnField), fragmentAnswer)),
  /** Fields that this form does not ask for. */
  leaveOut: optional(filledList(fragmentAnswer)),
});

export type FragmentUse = Infer<typeof fragment>;

/** What a step may hold. */
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
