import fc from '../../../tests/fastCheck';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { propertyRuns } from '../../../tests/sweeps';
import { loadForm } from '../../interpreter';
import { checkDefinition } from '.';

const slug = 'tandamata-berjangka';
const file = path.join(__dirname, `../../../form-definitions/${slug}.json`);
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

test('a real definition with anything at all in some of its places: what does not load is reported as an error, at its place', () => {
  const changes = fc.array(fc.tuple(fc.nat({ max: count - 1 }), broken), { minLength: 1, maxLength: 3 });
  let refused = 0;
  fc.assert(
    fc.property(changes, (some) => {
      const json: unknown = JSON.parse(text);
      const places = placesIn(json);
      for (const [number, value] of some) {
        const place = places[number];
        if (place) place.owner[place.key] = value;
      }
      const changed = JSON.stringify(json, null, 2);
      const lines = changed.split('\n');
      const found = checkDefinition(changed, { file, today: '2026-03-02' });
      for (const { line, column, what, fix } of found) {
        expect(column).toBeGreaterThan(0);
        expect(column).toBeLessThanOrEqual((lines[line - 1] ?? '').length + 1);
        expect([what, fix]).not.toContain('');
      }
      if (loadForm(changed, slug).ok) return;
      refused += 1;
      expect(found.map(({ severity }) => severity)).toContain('error');
    }),
    { numRuns: propertyRuns() },
  );
  expect(refused).toBeGreaterThan(0);
});
