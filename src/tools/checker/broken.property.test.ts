import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checkDefinition } from '.';

const file = path.join(__dirname, '../../form-definitions/tandamata-berjangka.json');
const text = readFileSync(file, 'utf8');

/** Every place in a JSON value: the object or list, and the key in it. */
function placesIn(value: unknown): { owner: Record<string, unknown>; key: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  const owner = value as Record<string, unknown>;
  return Object.keys(owner).flatMap((key) => [{ owner, key }, ...placesIn(owner[key])]);
}

const count = placesIn(JSON.parse(text)).length;
const broken = fc.constantFrom<unknown>(
  undefined,
  null,
  '',
  'xyz',
  '{',
  '{a}',
  0,
  -1,
  true,
  [],
  {},
  [[]],
  [{}],
);

test('a real definition with anything at all in some of its places: findings, never an exception', () => {
  const changes = fc.array(fc.tuple(fc.nat({ max: count - 1 }), broken), { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(changes, (some) => {
      const json: unknown = JSON.parse(text);
      const places = placesIn(json);
      for (const [number, value] of some) {
        const place = places[number];
        if (place) place.owner[place.key] = value;
      }
      const found = checkDefinition(JSON.stringify(json), { file, today: '2026-03-02' });
      expect(
        found.every(({ line, column, what, mend }) => line > 0 && column > 0 && what !== '' && mend !== ''),
      ).toBe(true);
    }),
    { numRuns: 60 },
  );
});
