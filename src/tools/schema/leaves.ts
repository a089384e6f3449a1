import type { JsonSchema } from '../../fields/common/words/jsonSchema';
import type { Check, ParserNode } from './parserNodes';
import { plain } from './property';

type Scalar = Extract<ParserNode, { type: 'string' | 'number' | 'boolean' }>;

/** How an editor is told what may stand somewhere. */
export const allowed = (words: string): string => `Yang boleh di sini: ${words}.`;

/** The schema of a text, number or boolean. */
export function scalarSchema({ type, message, pipe = [] }: Scalar): JsonSchema {
  const checks = Object.assign({}, ...pipe.map(checkSchema)) as JsonSchema; // Each check gives a part of a schema.
  const said = message === undefined ? {} : { errorMessage: allowed(message) };
  return { type, ...said, ...checks };
}

function checkSchema(check: Check): JsonSchema {
  switch (check.type) {
    case 'string':
    case 'number':
      return {};
    case 'regex':
      return { pattern: check.requirement.source };
    case 'non_empty':
      return { minLength: 1 };
    case 'integer':
      return { type: 'integer' };
    case 'min_value':
      return { minimum: check.requirement };
    case 'max_value':
      return check.requirement === Number.MAX_SAFE_INTEGER ? {} : { maximum: check.requirement };
    case 'max_bytes':
      // A character has a byte at least: what is longer is refused for certain.
      return { maxLength: check.requirement };
  }
}

/** The schema of a closed set, with a sentence on each where there are some. Throws where one lacks its sentence. */
export function choiceSchema(
  options: readonly (string | number)[],
  choices: Readonly<Record<string, string>> | undefined,
  where: string,
): JsonSchema {
  const closed: JsonSchema = { enum: options, errorMessage: allowed(options.join(', ')) };
  if (choices === undefined) return closed;
  const sentences = options.map((option) => {
    const sentence = choices[option];
    if (sentence === undefined) throw new Error(`${where}: no words on "${option}"`);
    return sentence;
  });
  return { ...closed, enumDescriptions: sentences.map(plain), markdownEnumDescriptions: sentences };
}
