import {
  lookupAddresses,
  type ChoiceOption,
  type Lookup,
  type LookupFilter,
  type OptionEntry,
} from '../../language';
import type { Schema, SchemaKit, Together } from './schemaKit';

/** The keys of a field with choices. */
export function choiceKeys({
  byKind,
  condition,
  dictionary,
  entries,
  flag,
  list,
  oneOf,
  optional,
  lookupUrl,
  text,
}: SchemaKit) {
  const option: Schema<OptionEntry> = byKind('teks pilihan atau {"value", "label"}', {
    text,
    object: entries<ChoiceOption>({
      value: text,
      label: optional(text),
      hint: optional(text),
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

  const lookup = entries<Lookup>(
    {
      call: optional(oneOf(['remote-select', 'remote-select-get', 'transaksi', 'get'])),
      url: optional(lookupUrl),
      filters: optional(list(filter)),
      body: optional(dictionary(text)),
      idField: text,
      textField: text,
      subId: optional(text),
      masterId: optional(text),
      search: optional(flag),
      fills: optional(dictionary(text)),
    },
    ofContract,
  );

  return { options: optional(list(option)), lookup: optional(lookup) };
}

/** A page gets no list from an address that the contract does not know. */
const ofContract: Together = ({ call, url }) =>
  call !== 'get' || typeof url !== 'string' || lookupAddresses.includes(url)
    ? []
    : [{ key: 'url', expected: `alamat pada kontrak: ${lookupAddresses.join(', ')}` }];

/** Choices come from the definition or from the back end. */
export const oneSource: Together = (field) =>
  Object.hasOwn(field, 'options') === Object.hasOwn(field, 'lookup')
    ? [{ expected: 'tepat satu dari kunci: options, lookup' }]
    : [];
