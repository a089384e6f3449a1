import fc from '../../../tests/fastCheck';

/** A receipt with all that it may have. */
export const receipt = {
  slug: 'contoh',
  number: 'REG1',
  product: 'Contoh',
  time: 1_770_000_000_000,
  recap: [{ label: 'Nama', text: 'BUDI', part: 'Data' }],
  page: {
    title: 'Terima kasih',
    recap: true,
    next: [
      { text: 'Tunggu', within: { workingDays: 2 } },
      { text: 'Bawa KTP', within: 'hari ini' },
    ],
    track: true,
    day: '2026-03-04',
    blocks: [{ type: 'richText', html: '<p>Terima kasih</p>' }],
    download: true,
  },
};

/** Stands for a number that JSON can write and no `number` can hold. */
const beyond = '@beyond';

/** What a foreign hand, another release or a broken disk may leave where something else is expected. */
const strange: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    ...[null, true, false, 0, -1, 0.5, -1e300, 1e300, 8.64e15, 8.65e15, 1e21, beyond, [], {}, '', ' '],
    ...[
      '0',
      'x',
      '2026-02-30',
      '2026-12-01\r\nATTACH:x',
      'a\rb',
      '\u2028',
      '\ud800',
      '\u0000',
      'x'.repeat(5000),
    ],
    ...['__proto__', 'constructor', '9999-12-31', '1|Satu', { constructor: null }, [[]], [null], [{}]],
  ),
  fc.jsonValue({ maxDepth: 2 }),
);

/** JSON of the shape of a record and near it: any part of it may be another thing, be missing, or have company. */
export function near(json: unknown): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 14, arbitrary: partsOf(json) }, { weight: 1, arbitrary: strange });
}

function partsOf(json: unknown): fc.Arbitrary<unknown> {
  if (Array.isArray(json)) {
    const items = fc.tuple(...json.map(near));
    return fc.tuple(items, fc.array(strange, { maxLength: 1 })).map(([own, more]) => [...own, ...more]);
  }
  if (typeof json !== 'object' || json === null) return fc.constant(json);
  const parts = Object.fromEntries(Object.entries(json).map(([key, value]) => [key, near(value)]));
  const without = fc.option(fc.constantFrom(...Object.keys(parts), ''), { nil: '', freq: 1 });
  return fc
    .tuple(fc.record(parts), without)
    .map(([record, missing]) =>
      Object.fromEntries(Object.entries(record).filter(([key]) => key !== missing)),
    );
}

/** A record as it stands in the storage. */
export function textOf(json: unknown): string {
  return JSON.stringify(json).replaceAll(`"${beyond}"`, '1e999');
}
