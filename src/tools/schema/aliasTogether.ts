import type { JsonSchema } from '../../fields/common/words/jsonSchema';

const without = (key: string): JsonSchema => ({
  properties: { [key]: false },
  errorMessage: `Tanpa ${key} di sini.`,
});

/** How the content system's keys hang together with one another and with the language's own. */
export function aliasTogether(aliases: readonly string[]): JsonSchema[] {
  if (aliases.length === 0) return [];
  const rules: JsonSchema[] = [
    { dependencies: { conditions: ['conditionalLogic'] } },
    {
      if: {
        properties: { conditionalLogic: { const: true, doNotSuggest: true } },
        required: ['conditionalLogic'],
      },
      then: {
        required: ['conditions'],
        properties: { conditions: { $ref: '#/definitions/syarat' }, visibleWhen: false },
        errorMessage: 'Tulis visibleWhen atau conditions, bukan keduanya.',
      },
    },
  ];
  const instead: Readonly<Record<string, string>> = { requiredMessage: 'messages', pattern: 'rule' };
  for (const [alias, key] of Object.entries(instead)) {
    if (aliases.includes(alias)) rules.push({ if: { required: [alias] }, then: without(key) });
  }
  return rules;
}
