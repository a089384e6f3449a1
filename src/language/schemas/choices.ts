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
  /** Default `{name}Lainnya`, with the name of the question. */
  name: optional(askedName),
  label: template,
  placeholder: fieldKeys.placeholder,
  guideText: fieldKeys.guideText,
  /** Default: yes. */
  required: fieldKeys.required,
  rule: textKeys.rule,
  minLength: textKeys.minLength,
  maxLength: textKeys.maxLength,
  case: textKeys.case,
});

/** What a choice asks for, beside its label. */
export type Asks = Infer<typeof asks>;

/** The keys of one choice. */
export const choiceKeysOfOption = {
  /** `'code|label'`, or a code without a label. */
  value: optionText,
  /** Left out: the part of `value` after the first pipe. */
  label: optional(prose),
  /** A few words below the label, where choices are all in sight. */
  hint: optional(prose),
  /** The choice is offered only while this holds. */
  visibleWhen: optional(condition),
  /** On one option of a checkbox group: ticking it ticks all, unticking it clears all. */
  selectsAll: optional(flag),
  /** On an option of a checkbox group: ticking it unticks the others, ticking another one unticks it. */
  exclusive: optional(flag),
  /** What the choice counts in `score(name)` of a formula. */
  score: optional(number),
  /** A text that is needed while the choice is chosen: its label, or more of it. */
  asks: optional(union(byKind('pertanyaannya, atau {"label"}'), { text: template, object: asks })),
};

const choice = object(choiceKeysOfOption);

/** One choice: stored exactly as `value`, shown as `label`. */
export type ChoiceOption = Infer<typeof choice>;

/** A choice, as a text or with a label of its own. */
export const option = union(byKind('teks pilihan atau {"value", "label"}'), {
  text: optionText,
  object: choice,
});

/** A choice as an editor writes it. */
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
  /** The name of a list. */
  list: listName,
  /** Columns of the list: only choices are offered that say there what this says; `{name}` takes the code of an answer. */
  where: filledDictionary(filterText),
});

/** The part of a list that fits an answer. */
export type ListCut = Infer<typeof cut>;

const options = union(byKind('daftar pilihan, nama daftar, atau {"list", "where"}'), {
  list: list(option),
  text: listName,
  object: cut,
});

const filter = object({
  /** The record's field that the back end compares. */
  field: text,
  /** A text; `{name}` inserts an answer's code and makes that answer a parent. */
  value: filterText,
  /** Default `text`. */
  type: optional(oneOf(['text', 'number'])),
  /** Default `=`. */
  comparisonOperator: optional(oneOf(['=', 'like'])),
  /** The filter is sent only while this holds. */
  when: optional(condition),
});

/** One filter of a remote lookup. */
export type LookupFilter = Infer<typeof filter>;

/** A page gets no list from an address that the contract does not know. */
const ofContract: Relation = {
  broken: ({ call, url }) =>
    call !== 'get' || typeof url !== 'string' || lookupAddresses.includes(url)
      ? []
      : [{ key: 'url', expected: `alamat pada kontrak: ${lookupAddresses.join(', ')}` }],
};

/** Where the options of a field come from when they are not in the definition. */
export const lookup = object(
  {
    /** The call of the API contract; default `remote-select`. */
    call: optional(oneOf(['remote-select', 'remote-select-get', 'transaksi', 'get'])),
    /** What the back end is asked for, such as `/city/filter` or `branch/get-offices`; of `get` one of `lookupAddresses`. */
    url: optional(lookupUrl),
    filters: optional(list(filter)),
    /** The body of `transaksi`: key to formula. */
    body: optional(dictionary(formula)),
    /** The record's key that holds the code. */
    idField: text,
    /** The record's key that holds the label. */
    textField: text,
    /** A text; `{name}` inserts an answer's code and makes that answer a parent. */
    subId: optional(filterText),
    /** As `subId`. */
    masterId: optional(filterText),
    /**
     * What is typed is sent to the back end after 1 s. True: its list may be longer than what it gives at first. False: it is not
     * asked, and the list that is there is searched.
     */
    search: optional(flag),
    /** Answers that the chosen record fills: target field to record key. */
    fills: optional(dictionary(text, answer)),
  },
  ofContract,
);

/** Where the options of a field come from when they are not in the definition. */
export type Lookup = Infer<typeof lookup>;

/** The keys of a field with choices: exactly one of them stands in it. */
export const choiceKeys = {
  /** The choices, when the definition lists them: those of a named list are put there (`withLists`) before anything asks for them. */
  options: optional(options as Schema<readonly OptionEntry[]>),
  /** Where the choices come from otherwise. */
  lookup: optional(lookup),
  /** The order in which they are shown; left out: that of the list. */
  sort: optional(oneOf(['label'])),
  /** Everyday names by which a search finds choices: name to words of the label. */
  aliases: optional(filledDictionary(text)),
};
