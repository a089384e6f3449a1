import fc from '../../../tests/fastCheck';
import { propertyRuns } from '../../../tests/sweeps';
import { parseText } from '../../interpreter';
import { definitionOfCase, parseCases, type ParseCase } from '../../interpreter/engine/testing/parseCases';
import type { Path } from '../../language/schema';
import { changed, definitionFiles, faults, read, validatorOf } from './testing/schemaFile';

/** What a JSON Schema cannot say, by case: the parser alone refuses it. */
const parserOnly: Readonly<Record<string, string>> = {
  'a depth of more than 32 is refused': 'depth',
};

/** Broken JSON and the content of pages are no definitions. */
const isDefinition = ({ text, content }: ParseCase): boolean => {
  if (content !== undefined) return false;
  try {
    return text === undefined || typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
};

const fits = validatorOf();

describe('the schema says of a definition what the parser says', () => {
  test.each(parseCases.filter(isDefinition))('$name', (one) => {
    const accepted = fits(one.text === undefined ? definitionOfCase(one) : JSON.parse(one.text));
    const expected = one.issues === undefined || one.name in parserOnly;
    expect({ accepted, faults: expected ? faults(fits) : [] }).toEqual({ accepted: expected, faults: [] });
  });

  test('but for the cases that it cannot say, each of which is still a case', () => {
    const names = parseCases.map(({ name }) => name);
    expect(Object.keys(parserOnly).filter((name) => !names.includes(name))).toEqual([]);
  });
});

/** Where lists, objects and scalars of a definition stand. */
function places(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const below = Object.entries(value).flatMap(([key, part]) =>
    places(part, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return [path, ...below];
}

/** Places at which any JSON may stand, and that of the operator, which the parser takes for any text and the compiler not. */
const freeKeys = [
  'constants',
  'initial',
  'defaultValue',
  'value',
  'resetTo',
  'set',
  'body',
  'fills',
  'copies',
  'copy',
  'condition',
];

const shipped = definitionFiles().map((name): unknown => JSON.parse(read(name)));
const spots = shipped.flatMap((definition) =>
  places(definition)
    .filter((path) => !path.some((key) => typeof key === 'string' && freeKeys.includes(key)))
    .map((path) => ({ definition, path })),
);
const spot = fc.constantFrom(...spots);
const wrong = fc.constantFrom<unknown>(null, true, -1, 1.5, '', 'xx', [], {}, [null], { xx: 1 }, [['a']]);

describe('any one change of a shipped definition', () => {
  test('is taken by the schema exactly when the parser reads it', () => {
    fc.assert(
      fc.property(spot, wrong, ({ definition, path }, value) => {
        const broken = changed(definition, path, () => value);
        const parsed = parseText(JSON.stringify(broken));
        expect({ path, value, accepted: fits(broken) }).toEqual({ path, value, accepted: parsed.ok });
      }),
      { numRuns: propertyRuns() },
    );
  });

  test('that adds an unknown key is refused by both', () => {
    const objects = spots.filter(({ definition, path }) => {
      const at = path.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], definition);
      const isDictionary = ['constants', 'conditions', 'query', 'actions'].includes(String(path.at(-1)));
      // A choice of a named list has columns of any name.
      const hasColumns = path.at(-3) === 'lists';
      return typeof at === 'object' && at !== null && !Array.isArray(at) && !isDictionary && !hasColumns;
    });
    fc.assert(
      fc.property(fc.constantFrom(...objects), ({ definition, path }) => {
        const broken = changed(definition, path, (part) => ({ ...(part as object), takDikenal: 1 }));
        expect({ path, accepted: fits(broken) }).toEqual({ path, accepted: false });
        expect(parseText(JSON.stringify(broken)).ok).toBe(false);
      }),
      { numRuns: propertyRuns() },
    );
  });
});
