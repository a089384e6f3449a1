import type { Json } from '../../interpreter';
import type { ObjectWords } from '../../fields/common/words/types';

/**
 * What an editor inserts to start an object: its needed keys with their first examples, texts as places to type over.
 * `fixed` are values that stay as they are.
 */
export function starter(
  { keys, starters = [] }: ObjectWords,
  needed: readonly string[],
  fixed: Readonly<Record<string, Json>> = {},
): Json {
  const body: Record<string, Json> = { ...fixed };
  let place = 0;
  for (const key of [...needed, ...starters]) {
    if (Object.hasOwn(body, key)) continue;
    // Words are made by `WordsOf`: an example is JSON.
    const example = (keys[key]?.examples[0] ?? null) as Json;
    body[key] =
      typeof example === 'string' && !/[$}\\]/.test(example) ? `\${${++place}:${example}}` : example;
  }
  return body;
}
