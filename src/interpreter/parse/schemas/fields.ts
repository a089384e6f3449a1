import * as v from 'valibot';
import {
  closedDayNames,
  fileExtensions,
  ruleNames,
  type BankBranch,
  type BranchField,
  type BranchQueue,
  type CaptchaField,
  type ChoiceField,
  type ChoiceOption,
  type ChoicesField,
  type ConditionalRule,
  type DateField,
  type Field,
  type FieldType,
  type Lookup,
  type LookupFilter,
  type NumberField,
  type OptionEntry,
  type Rule,
  type SwitchField,
  type TextField,
  type TickField,
  type UploadField,
  type UseField,
} from '../../language';
import { fieldAliases } from '../aliases';
import { dictionary, filledList, list } from '../collections';
import { byKind, dispatch } from '../dispatch';
import { entries, type Entries, type Together } from '../entries';
import { anyText, flag, json, name, oneOf, path, text, wholeNumber } from '../leaves';
import { rewritten } from '../rewritten';
import { exact, optional, type Schema } from '../schema';
import { condition } from './conditions';

/** The keys of every field; `type` is each field's own. */
const common: Omit<Entries<TickField>, 'type'> = {
  name,
  label: text,
  placeholder: optional(anyText),
  guideText: optional(anyText),
  required: optional(flag),
  requiredMessage: optional(text),
  requiredWhen: optional(condition),
  readOnly: optional(flag),
  readOnlyWhen: optional(condition),
  visibleWhen: optional(condition),
  defaultValue: optional(json),
  compute: optional(text),
  computeWhen: optional(condition),
  resetWhenChanged: optional(filledList(text)),
  resetTo: optional(json),
  sensitive: optional(flag),
  submit: optional(flag),
  keep: optional(flag),
  autocomplete: optional(text),
  width: optional(wholeNumber(1, 12)),
};

const ruleName = oneOf(ruleNames, ['{"characters": "…"}']);
const characters = entries<Exclude<Rule, string>>({ characters: text });
const rule: Schema<Rule> = dispatch(byKind('nama aturan atau {"characters": "…"}'), {
  text: ruleName,
  object: characters,
});
const conditionalRule = entries<ConditionalRule>({ when: optional(condition), rule });
const rules: Schema<Rule | readonly ConditionalRule[]> = dispatch(
  byKind('nama aturan, {"characters": "…"}, atau daftar {"when", "rule"}'),
  { text: ruleName, object: characters, list: filledList(conditionalRule) },
);

const textField = entries<TextField>({
  type: oneOf(['text', 'textarea', 'email', 'phone']),
  ...common,
  rule: optional(rules),
  minLength: optional(wholeNumber(0)),
  maxLength: optional(wholeNumber(0)),
  case: optional(oneOf(['upper', 'lower'])),
  inputMode: optional(oneOf(['text', 'numeric', 'decimal', 'tel', 'email', 'search'])),
});

const numberOrFormula: Schema<number | string> = dispatch(byKind('bilangan atau rumus'), {
  number: exact(v.number('bilangan')),
  text,
});

const numberField = entries<NumberField>({
  type: oneOf(['number', 'currency', 'decimal']),
  ...common,
  min: optional(numberOrFormula),
  max: optional(numberOrFormula),
  clampToMax: optional(flag),
});

const dateField = entries<DateField>({
  type: oneOf(['date']),
  ...common,
  minDate: optional(text),
  maxDate: optional(text),
  disable: optional(filledList(oneOf(closedDayNames))),
  maxWeekdaysAhead: optional(wholeNumber(1, 260)),
  kind: optional(oneOf(['booking'])),
});

const option: Schema<OptionEntry> = dispatch(byKind('teks pilihan atau {"value", "label"}'), {
  text,
  object: entries<ChoiceOption>({
    value: text,
    label: optional(text),
    visibleWhen: optional(condition),
    selectsAll: optional(flag),
  }),
});

const filter = entries<LookupFilter>({
  field: text,
  value: text,
  type: optional(oneOf(['text', 'number'])),
  comparisonOperator: optional(oneOf(['=', 'like'])),
  when: optional(condition),
});

const lookup = entries<Lookup>({
  call: optional(oneOf(['remote-select', 'remote-select-get', 'transaksi', 'get'])),
  url: optional(path),
  filters: optional(list(filter)),
  body: optional(dictionary(text)),
  idField: text,
  textField: text,
  subId: optional(text),
  masterId: optional(text),
  search: optional(flag),
  fills: optional(dictionary(text)),
});

const choices = { options: optional(list(option)), lookup: optional(lookup) };

/** Choices come from the definition or from the back end. */
const oneSource: Together = (field) =>
  Object.hasOwn(field, 'options') === Object.hasOwn(field, 'lookup')
    ? [{ expected: 'tepat satu dari kunci: options, lookup' }]
    : [];

const choiceField = entries<ChoiceField>(
  { type: oneOf(['select', 'searchSelect', 'radio']), ...common, ...choices },
  oneSource,
);

const choicesField = entries<ChoicesField>(
  { type: oneOf(['checkboxGroup']), ...common, ...choices },
  oneSource,
);

const tickField = entries<TickField>({ type: oneOf(['checkbox']), ...common });

const switchField = entries<SwitchField>({
  type: oneOf(['switch']),
  ...common,
  copies: optional(dictionary(text)),
  remember: optional(flag),
});

/** Without `multiple` there is one file: another number would promise what the field does not do. */
const oneFile: Together = (field) =>
  field.multiple !== true && typeof field.maxFiles === 'number' && field.maxFiles > 1
    ? [{ key: 'multiple', expected: 'true, karena maxFiles lebih dari 1' }]
    : [];

const uploadField = entries<UploadField>(
  {
    type: oneOf(['upload']),
    ...common,
    multiple: optional(flag),
    maxFiles: optional(wholeNumber(1, 20)),
    maxSizeBytes: optional(wholeNumber(1)),
    accept: optional(filledList(oneOf(fileExtensions))),
  },
  oneFile,
);

const captchaField = entries<CaptchaField>({ type: oneOf(['captcha']), ...common });

const branchQueue = entries<BranchQueue>({
  serviceType: entries<BranchQueue['serviceType']>({ id: optional(text), name: text }),
  description: optional(anyText),
  availability: optional(wholeNumber(0)),
  sisaAntrian: optional(wholeNumber(0)),
  eformCount: optional(wholeNumber(0)),
});

const bankBranch = entries<BankBranch>({
  code: optional(text),
  name: text,
  address: text,
  latitude: optional(text),
  langitude: optional(text),
  lastUpdatedDate: optional(text),
  isCurrentDate: optional(flag),
  limitTeller: optional(wholeNumber(0)),
  limitCustomerService: optional(wholeNumber(0)),
  branchOnlineQueues: optional(list(branchQueue)),
});

const branchField = entries<BranchField>({
  type: oneOf(['branch']),
  ...common,
  city: text,
  date: text,
  apiUrl: text,
  sample: optional(filledList(bankBranch)),
});

const aliased = <T extends Field>(schema: Schema<T>): Schema<T> => rewritten(fieldAliases, schema);

const texts = aliased(textField);
const numbers = aliased(numberField);
const oneChoice = aliased(choiceField);

/** The schemas of fields by type. */
export const fields = {
  text: texts,
  textarea: texts,
  email: texts,
  phone: texts,
  currency: numbers,
  number: numbers,
  decimal: numbers,
  select: oneChoice,
  searchSelect: oneChoice,
  radio: oneChoice,
  checkbox: aliased(tickField),
  checkboxGroup: aliased(choicesField),
  switch: aliased(switchField),
  date: aliased(dateField),
  upload: aliased(uploadField),
  captcha: aliased(captchaField),
  branch: aliased(branchField),
} satisfies Record<FieldType, unknown>;

/** A declared field, shown again. */
export const useField: Schema<UseField> = entries<UseField>({
  use: text,
  label: optional(text),
  guideText: optional(anyText),
  readOnly: optional(flag),
  readOnlyWhen: optional(condition),
  required: optional(flag),
  visibleWhen: optional(condition),
  width: optional(wholeNumber(1, 12)),
});
