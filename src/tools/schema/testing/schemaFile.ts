import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import Ajv, { type ValidateFunction } from 'ajv';
import type { Path } from '../../../language/schema';
import { definitionSchema, schemaText } from '../definitionSchema';

const folder = 'form-definitions';
export const schemaName = 'form-definition.schema.json';

export const read = (name: string): string => readFileSync(join(folder, name), 'utf8');

/** The files of products: every JSON file of the folder but the schema and scenarios. */
export const definitionFiles = (): string[] =>
  readdirSync(folder).filter((name) => /^[a-z0-9-]+\.json$/.test(name));

/** Keys that only editors read; ajv would take them for misspelt ones. */
export const editorKeys = [
  'markdownDescription',
  'enumDescriptions',
  'markdownEnumDescriptions',
  'errorMessage',
  'deprecationMessage',
  'doNotSuggest',
  'defaultSnippets',
];

const ajv = new Ajv({ strict: true, strictTypes: false, strictRequired: false });
ajv.addVocabulary(editorKeys);
ajv.addSchema(definitionSchema(), 'definition');

const file = ajv.compile(JSON.parse(schemaText()) as object); // An object of draft-07.

/** Whether a value fits the part of the schema that a JSON pointer leads to; by default a whole definition, by the file. */
export const validatorOf = (pointer?: string): ValidateFunction =>
  pointer === undefined ? file : ajv.compile({ $ref: `definition#${pointer}` });

/** What ajv says of the last value, for a failing test to show. */
export const faults = ({ errors }: ValidateFunction): string[] =>
  (errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`);

/** The texts of the shipped fragments, by the names under which forms ask for them. */
export const fragmentTexts = (): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(join(folder, 'fragments'))
      .filter((name) => /^[a-z0-9-]+\.json$/.test(name))
      .map((name) => [`fragments/${name.slice(0, -'.json'.length)}`, read(`fragments/${name}`)]),
  );

/** A copy with another value at a place. */
export function changed(value: unknown, [key, ...others]: Path, to: (part: unknown) => unknown): unknown {
  if (key === undefined) return to(value);
  if (Array.isArray(value))
    return value.map((part: unknown, at) => (at === key ? changed(part, others, to) : part));
  return Object.fromEntries(
    Object.entries(value as object).map(([name, part]) => [
      name,
      name === key ? changed(part, others, to) : part,
    ]),
  );
}
