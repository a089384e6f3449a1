import type { JsonSchema } from './jsonSchema';
import type { Node } from '../../language';
import { plain } from './property';

/** How an editor is told what may stand somewhere. */
export const allowed = (words: string): string => `Yang boleh di sini: ${words}.`;

/** The schema of a text, number or boolean. */
export function scalarSchema(node: Extract<Node, { kind: 'text' | 'number' | 'flag' }>): JsonSchema {
  const errorMessage = allowed(node.expected);
  if (node.kind === 'flag') return { type: 'boolean', errorMessage };
  if (node.kind === 'number') {
    const { integer = false, min, max = Number.MAX_SAFE_INTEGER } = node;
    return {
      type: integer ? 'integer' : 'number',
      errorMessage,
      ...(min === undefined ? {} : { minimum: min }),
      ...(max === Number.MAX_SAFE_INTEGER ? {} : { maximum: max }),
    };
  }
  return {
    type: 'string',
    errorMessage,
    ...(node.pattern === undefined ? {} : { pattern: node.pattern.source }),
    ...(node.filled === true ? { minLength: 1 } : {}),
    // A character has a byte at least: what is longer is refused for certain.
    ...(node.maxBytes === undefined ? {} : { maxLength: node.maxBytes }),
  };
}

/** The schema of a closed set, with a sentence on each where there are some. Throws where one lacks its sentence. */
export function choiceSchema(
  options: readonly (string | number | boolean)[],
  choices: Readonly<Record<string, string>> | undefined,
  where: string,
): JsonSchema {
  const closed: JsonSchema = { enum: options, errorMessage: allowed(options.join(', ')) };
  if (choices === undefined) return closed;
  const sentences = options.map((option) => {
    const sentence = choices[String(option)];
    if (sentence === undefined) throw new Error(`${where}: no words on "${String(option)}"`);
    return sentence;
  });
  return { ...closed, enumDescriptions: sentences.map(plain), markdownEnumDescriptions: sentences };
}
