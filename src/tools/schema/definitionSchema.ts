import { formDefinition } from '../../language/schemas/form';
import { siteFile } from '../../language/schemas/site';
import { buildSchema } from './build';
import type { JsonSchema } from './jsonSchema';
import { form } from './words/form';
import { site } from './words/site';

/** The JSON Schema of a form definition, made of the schemas of the language and the words of `words/`. */
export function definitionSchema(): JsonSchema {
  return buildSchema(formDefinition, form);
}

/** The JSON Schema of what stands around every page, `pages/site.json`. */
export function siteSchema(): JsonSchema {
  return buildSchema(siteFile, site);
}

/**
 * The text of a schema's file; left out: that of definitions. Its words are plain text: a hover shows no example, and each
 * property has a line, so that a change is seen where it is.
 */
export function schemaText(schema = definitionSchema()): string {
  const text = JSON.stringify(
    schema,
    (keyword, value: unknown) => (keyword.startsWith('markdown') ? undefined : value),
    1,
  );
  return `${text.replace(/\n {5,}|\n +(?=[}\]])/g, '')}\n`;
}
