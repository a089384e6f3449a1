import { formDefinition } from '../../interpreter';
import { buildSchema } from './build';
import type { JsonSchema } from '../../fields/common/words/jsonSchema';
import { form } from './words/form';

/** The JSON Schema of a form definition, made of the parser's own schemas and the words of `words/`. */
export function definitionSchema(): JsonSchema {
  return buildSchema(formDefinition, form);
}

/** The text of `form-definitions/form-definition.schema.json`. */
export function schemaText(): string {
  return `${JSON.stringify(definitionSchema(), null, 2)}\n`;
}
