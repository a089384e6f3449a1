import * as v from 'valibot';
import { fieldTypes, type Entries, type Schema, type SchemaKit } from '../../../fields/pure';
import {
  fieldTypeNames,
  messageNames,
  type Allowance,
  type Field,
  type FieldType,
  type FormBlock,
  type Messages,
  type TickField,
  type UseField,
} from '../../../language';
import { fieldAliases } from '../aliases';
import { dictionary, filledList, list } from '../collections';
import { byKind, dispatch } from '../dispatch';
import { entries } from '../entries';
import { anyText, flag, html, json, lookupUrl, name, oneOf, path, text, wholeNumber } from '../leaves';
import { rewritten } from '../rewritten';
import { exact, later, optional } from '../schema';
import { answerChecks } from './checks';
import { condition } from './conditions';

// The names are those of the type.
const messages = entries<Messages>(
  Object.fromEntries(messageNames.map((one) => [one, optional(text)])) as Entries<Messages>,
);

/** Advice of the checker that an editor does not follow. */
export const allowance = entries<Allowance>({ allow: filledList(text), because: text });

/** The keys of every field; `type` is each field's own. */
const common: Omit<Entries<TickField>, 'type'> = {
  name,
  label: text,
  shortLabel: optional(text),
  help: optional(html),
  placeholder: optional(anyText),
  guideText: optional(anyText),
  required: optional(flag),
  messages: optional(messages),
  requiredWhen: optional(condition),
  readOnly: optional(flag),
  readOnlyWhen: optional(condition),
  visibleWhen: optional(condition),
  checks: optional(answerChecks),
  defaultValue: optional(json),
  compute: optional(text),
  computeWhen: optional(condition),
  resetWhenChanged: optional(filledList(text)),
  resetTo: optional(json),
  sensitive: optional(flag),
  submit: optional(flag),
  keep: optional(flag),
  renamedFrom: optional(name),
  autocomplete: optional(text),
  width: optional(wholeNumber(1, 12)),
  checker: optional(allowance),
};

const shared = new Map<unknown, unknown>();

/** What fields are made of that hold blocks: `blocks.ts`, which knows both, says what a block is. */
let blockSchema: Schema<FormBlock> | undefined;

/** Says what a block is, once all its kinds are known. */
export function blocksAre(schema: Schema<FormBlock>): void {
  blockSchema = schema;
}

const kit: SchemaKit = {
  text,
  anyText,
  flag,
  number: exact(v.number('bilangan')),
  json,
  path,
  lookupUrl,
  condition,
  blocks: list(
    later(() => {
      if (!blockSchema) throw new Error('parse: nobody has said what a block is');
      return blockSchema;
    }),
  ),
  common,
  wholeNumber,
  oneOf,
  byKind: (expected, branches) => dispatch(byKind(expected), branches),
  list,
  filledList,
  dictionary,
  optional,
  entries,
  shared: (make) => {
    const known = shared.has(make) ? shared.get(make) : make(kit);
    shared.set(make, known);
    // Under a function lies what it has made.
    return known as ReturnType<typeof make>;
  },
};

type Make = (typeof fieldTypes)[FieldType]['schema'];

const made = new Map<Make, Schema<Field>>();

/** The schema of a type, in the language's spelling and the second one; types that are written alike share one. */
function schemaOf(make: Make): Schema<Field> {
  const known = made.get(make);
  if (known) return known;
  // Each type's schema gives a field of that type.
  const schema = rewritten(fieldAliases, make(kit) as Schema<Field>);
  made.set(make, schema);
  return schema;
}

// The names are those of the union.
/** The schemas of fields by type. */
export const fields = Object.fromEntries(
  fieldTypeNames.map((type) => [type, schemaOf(fieldTypes[type].schema)]),
) as Readonly<Record<FieldType, Schema<Field>>>;

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
