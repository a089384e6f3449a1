import {
  answer,
  askedName,
  byKind,
  dictionary,
  filledDictionary,
  filter as filterText,
  flag,
  formula,
  type Infer,
  list,
  listName,
  lookupUrl,
  number,
  object,
  oneOf,
  openObject,
  option as optionText,
  optional,
  prose,
  type Relation,
  type Schema,
  template,
  text,
  union,
} from '../schema';
import { textKeys } from '../../fields/text/schema';
import { lookupAddresses } from '../lookupAddresses';
import { condition } from './conditions';
import { fieldKeys } from './fieldKeys';

/** A text that is asked for while a choice is chosen: a field below its question. */
const asks = object({
  name: optional(askedName),
  label: template,
  placeholder: fieldKeys.placeholder,
  guideText: fieldKeys.guideText,
  required: fieldKeys.required,
  rule: textKeys.rule,
  minLength: textKeys.minLength,
  maxLength: textKeys.maxLength,
  case: textKeys.case,
});

export type Asks = Infer<typeof asks>;

export const choiceKeysOfOption = {
  value: optionText,
  label: optional(prose),
  hint: optional(prose),
  visibleWhen: optional(condition),
  selectsAll: optional(flag),
  exclusive: optional(flag),
  score: optional(number),
  asks: optional(union(byKind('pertanyaannya, atau {"label"}'), { text: template, object: asks })),
};

const choice = object(choiceKeysOfOption);

/** One choice: stored exactly as `value`, shown as `label`. */
export type ChoiceOption = Infer<typeof choice>;

export const option = union(byKind('teks pilihan atau {"value", "label"}'), {
  text: optionText,
  object: choice,
});

export type OptionEntry = Infer<typeof option>;

/** What a column of a list says of a choice. */
const cell = union(byKind('teks atau bilangan'), { text, number });

/** A named list of choices; beside the keys of a choice stand columns, by which a field may cut it. */
export const optionList = list(
  union(byKind('teks pilihan atau {"value", "label"}'), {
    text: optionText,
    object: openObject(choiceKeysOfOption, cell),
  }),
);

const cut = object({
  list: listName,
  where: filledDictionary(filterText),
});

export type ListCut = Infer<typeof cut>;

const options = union(byKind('daftar pilihan, nama daftar, atau {"list", "where"}'), {
  list: list(option),
  text: listName,
  object: cut,
});

const filter = object({
  field: text,
  value: filterText,
  type: optional(oneOf(['text', 'number'])),
  comparisonOperator: optional(oneOf(['=', 'like'])),
  when: optional(condition),
});

export type LookupFilter = Infer<typeof filter>;

/** A page gets no list from an address that the contract does not know. */
const ofContract: Relation = {
  broken: ({ call, url }) =>
    call !== 'get' || typeof url !== 'string' || lookupAddresses.includes(url)
      ? []
      : [{ key: 'url', expected: `alamat pada kontrak: ${lookupAddresses.join(', ')}` }],
};

export const lookup = object(
  {
    call: optional(oneOf(['remote-select', 'remote-select-get', 'transaksi', 'get'])),
    url: optional(lookupUrl),
    filters: optional(list(filter)),
    body: optional(dictionary(formula)),
    idField: text,
    textField: text,
    subId: optional(filterText),
    masterId: optional(filterText),
    search: optional(flag),
    fills: optional(dictionary(text, answer)),
  },
  ofContract,
);

export type Lookup = Infer<typeof lookup>;

/** The keys of a field with choices: exactly one of them stands in it. */
export const choiceKeys = {
  /** The choices, when the definition lists them: those of a named list are put there (`withLists`) before anything asks for them. */
  options: optional(options as Schema<readonly OptionEntry[]>),
  lookup: optional(lookup),
  sort: optional(oneOf(['label'])),
  aliases: optional(filledDictionary(text)),
};
