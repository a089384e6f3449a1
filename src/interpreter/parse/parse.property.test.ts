import fc, { holds } from '../../../tests/fastCheck';
import { propertyRuns } from '../../../tests/sweeps';
import shipped from '../../../form-definitions/tandamata-berjangka.json';
import { findBreak } from './findBreak';
import { parseContent } from './parseContent';
import { parseDefinition, parseText } from './parseText';

const hostileKeys = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'type',
  'blocks',
  'do',
  '',
];

/** Any JSON, hostile keys included, as the text that a server would send. */
const jsonText = fc
  .letrec<{ json: unknown }>((tie) => ({
    json: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      fc.constantFrom<unknown>(null, true, 0, -1, 1e300, '', 'text', 'preview'),
      fc.string(),
      fc.array(tie('json'), { maxLength: 4 }),
      fc
        .array(fc.tuple(fc.oneof(fc.constantFrom(...hostileKeys), fc.string()), tie('json')), {
          maxLength: 5,
        })
        // Object.fromEntries makes `__proto__` an own key, as JSON.parse does.
        .map((pairs) => Object.fromEntries(pairs)),
    ),
  }))
  .json.map((json) => JSON.stringify(json));

/** Where lists and objects of the definition stand. */
function places(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(places)];
}

/** The shipped definition with one value anywhere replaced, or one key added, by any JSON. */
const broken = fc
  .tuple(fc.nat(), fc.nat(), fc.constantFrom(...hostileKeys), fc.boolean(), jsonText)
  .map(([place, at, newKey, adds, text]) => {
    const definition: unknown = structuredClone(shipped);
    const all = places(definition);
    const target = all[place % all.length] ?? {};
    const keys = Object.keys(target);
    const key = adds ? newKey : (keys[at % keys.length] ?? newKey);
    const value: unknown = JSON.parse(text);
    Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true });
    return definition;
  });

/** Said in full, and in Indonesian. */
function expectDone(done: { ok: true } | { ok: false; issues: readonly unknown[] }): void {
  if (done.ok) return;
  expect(done.issues.length).toBeGreaterThan(0);
  expect(JSON.stringify(done.issues)).not.toMatch(/Invalid |Expected |\breceived \b/);
}

function nested(depth: number): unknown {
  let inner: unknown = { type: 'group', blocks: [] };
  for (let level = 0; level < depth; level++) inner = { type: 'group', blocks: [inner] };
  return {
    version: 1,
    slug: 'a',
    title: 'A',
    subProductId: '1',
    steps: [{ id: 'a', title: 'A', blocks: [inner] }],
  };
}

describe('parse', () => {
  test('gives a definition or issues for any JSON and never throws', () => {
    fc.assert(
      fc.property(jsonText, (text) => {
        expectDone(parseText(text));
        expectDone(parseContent(JSON.parse(text)));
      }),
      { numRuns: propertyRuns() },
    );
  });

  test('gives a definition or issues for a definition that is broken in one place, and leaves it as it was', () => {
    fc.assert(
      fc.property(broken, (definition) => {
        const before = JSON.stringify(definition);
        expectDone(parseDefinition(definition));
        expect(JSON.stringify(definition)).toBe(before);
      }),
      { numRuns: propertyRuns() },
    );
  });

  test('gives a definition or issues for any text', () => {
    const definition = JSON.stringify(shipped);
    const cut = fc.nat(definition.length).map((end) => definition.slice(0, end));
    holds(fc.oneof(fc.string(), cut), (text) => expectDone(parseText(text)));
  });

  test('finds a break exactly where JSON.parse finds one', () => {
    const piece = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"a"',
      '"\\u00e9"',
      '"\\x"',
      '-1.5e3',
      '01',
      'true',
      ' ',
      '\n',
      '"',
    );
    const pieces = fc.array(piece, { maxLength: 8 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(pieces, jsonText), (text) => {
        const { offset, expected } = findBreak(text);
        expect(offset === text.length && expected === 'akhir berkas').toBe(isJson(text));
      }),
      { numRuns: propertyRuns() },
    );
  });

  test('reads the shipped definition unchanged', () => {
    expect(parseDefinition(shipped)).toEqual({ ok: true, definition: shipped });
  });
});

describe('limits', () => {
  const limitOf = (done: { ok: true } | { ok: false; issues: readonly { expected: string }[] }): unknown =>
    done.ok ? 'read' : done.issues.map(({ expected }) => expected);
  const form = (blocks: unknown[], more = {}): unknown => ({
    version: 1,
    slug: 'a',
    title: 'A',
    subProductId: '1',
    steps: [{ id: 'a', title: 'A', blocks }],
    ...more,
  });

  test('a depth of 10,000 is an issue, as a value and as a text', () => {
    const deep = ['paling banyak 32 tingkat daftar dan objek'];
    expect(limitOf(parseDefinition(nested(10_000)))).toEqual(deep);
    expect(limitOf(parseText('['.repeat(10_000) + ']'.repeat(10_000)))).toEqual(deep);
    expect(limitOf(parseText('['.repeat(10_000)))).toEqual(['sebuah nilai atau ]']);
  });

  test('a value that contains itself, even twice, is an issue', () => {
    const cyclic: unknown[] = [];
    cyclic.push(cyclic, cyclic);
    expect(limitOf(parseDefinition(cyclic))).toEqual(['paling banyak 32 tingkat daftar dan objek']);
    let branching: unknown = {};
    for (let level = 0; level < 30; level++) branching = [branching, branching];
    expect(limitOf(parseDefinition(branching))).toEqual(['paling banyak 2 MB JSON']);
  });

  test('hundreds of thousands of small lists do not overflow', () => {
    expect(parseText(`[${'[],'.repeat(400_000)}[]]`).ok).toBe(false);
  });

  test('what is not JSON is an issue', () => {
    const strange = [() => 1, 1n, NaN, new Date(0), Symbol('a'), undefined].map((initial) => ({
      name: 'a',
      initial,
    }));
    const done = parseDefinition(form([], { values: strange }));
    expect(limitOf(done)).toEqual(Array.from({ length: 6 }, () => 'nilai JSON'));
  });

  test('100 kB of rich text in one block are read, one byte more is an issue', () => {
    const richText = (html: string): unknown => ({ type: 'richText', html });
    expect(limitOf(parseDefinition(form([richText('é'.repeat(50_000))])))).toBe('read');
    expect(limitOf(parseDefinition(form([richText(`${'é'.repeat(50_000)}a`)])))).toEqual([
      'HTML yang tidak kosong, paling banyak 100 kB',
    ]);
  });
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
