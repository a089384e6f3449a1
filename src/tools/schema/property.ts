import type { Json } from '../../interpreter';
import type { JsonSchema } from './jsonSchema';
import type { KeyWords } from './words/types';

/** Longer examples are read in the guide: a hover is a glance. */
const longestExample = 160;

/** The schema of a key's value with the words on the key, which a hover shows with the first example. */
export function property(
  schema: JsonSchema,
  { about, examples }: Pick<KeyWords, 'about' | 'examples'>,
): JsonSchema {
  // Words are made by `WordsOf`, so that an example is a value of a type of the language: JSON.
  const values = examples as readonly Json[];
  const said: JsonSchema = {
    description: plain(about),
    markdownDescription: [about, ...shown(values)].join('\n\n'),
    ...(values.length > 0 ? { examples: values } : {}),
  };
  // Draft-07 reads nothing beside a $ref.
  return schema.$ref === undefined ? { ...schema, ...said } : { ...said, allOf: [schema] };
}

function shown(examples: readonly Json[]): string[] {
  const fitting = examples
    .map((example) => JSON.stringify(example))
    .filter((text) => text.length <= longestExample);
  return fitting.length === 0 ? [] : [`Contoh:\n\n\`\`\`json\n${fitting.join('\n')}\n\`\`\``];
}

/** Markdown without its marks, for editors that show plain text. */
export function plain(markdown: string): string {
  return markdown.replaceAll('**', '').replaceAll('`', "'");
}
