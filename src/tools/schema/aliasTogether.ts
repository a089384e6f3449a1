import type { JsonSchema } from './jsonSchema';

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
  return aliases.includes('pattern')
    ? [...rules, { if: { required: ['pattern'] }, then: without('rule') }]
    : rules;
}
