import type { JsonSchema } from '../../fields/common/words/jsonSchema';
import type { Relation } from '../../language';

/** What keys must hold together, as a part of the schema of their object. */
export function relationSchema({ as }: Relation): readonly JsonSchema[] {
  switch (as?.kind) {
    case undefined:
      return [];
    case 'exactlyOne':
      return exactlyOne(as.keys);
    case 'needs':
      // A JSON Schema refuses, and cannot advise.
      return as.advised ? [] : [{ dependencies: { [as.key]: [as.other] } }];
    case 'without': {
      const others = Object.fromEntries(as.others.map((other) => [other, false as const]));
      const types: Readonly<Record<string, JsonSchema>> =
        as.types === undefined ? {} : { type: { enum: as.types } };
      const only = as.types === undefined ? '' : `; hanya pada jenis ${as.types.join(', ')}`;
      const errorMessage = `Dengan ${as.key}, tanpa ${as.others.join(', ')}${only}.`;
      return [{ if: { required: [as.key] }, then: { properties: { ...types, ...others }, errorMessage } }];
    }
  }
}

/** Exactly one of these keys, reported at the key that is too much. */
function exactlyOne(keys: readonly string[]): JsonSchema[] {
  const all = keys.join(', ');
  return [
    { anyOf: keys.map((key) => ({ required: [key] })) },
    ...keys.slice(0, -1).map((key, at) => ({
      if: { required: [key] },
      then: {
        properties: Object.fromEntries(keys.slice(at + 1).map((other) => [other, false as const])),
        errorMessage: `Tepat satu dari kunci: ${all}.`,
      },
    })),
  ];
}
