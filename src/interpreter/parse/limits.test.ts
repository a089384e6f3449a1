import { parseDefinition, parseText } from './parseText';

/** Whether something is refused for its size alone. */
const isTooBig = (
  done: { ok: true } | { ok: false; issues: readonly { code: string; path: string }[] },
): boolean => !done.ok && done.issues.some(({ code, path }) => code === 'limit' && path === '');

describe('2 MB', () => {
  test.each([
    ['one byte', 'a', 1_999_998],
    ['two bytes', 'é', 999_999],
    ['three bytes', '€', 666_666],
    ['four bytes', '😀', 499_999],
  ])('are counted in bytes, for letters of %s', (_, letter, most) => {
    const text = JSON.stringify(letter.repeat(most)).padEnd(letter === '😀' ? most * 2 + 4 : 0);
    expect(isTooBig(parseText(text))).toBe(false);
    expect(isTooBig(parseText(`${text} `))).toBe(true);
  });

  test('are counted with keys, in a value that was never a text', () => {
    const keys = (count: number): object =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`a${100_000 + index}`, 1]));
    expect(isTooBig(parseDefinition({ constants: keys(150_000) }))).toBe(false);
    expect(isTooBig(parseDefinition({ constants: keys(250_000) }))).toBe(true);
  });
});

test('five hundred issues are reported as they are', () => {
  const done = parseDefinition({
    version: 1,
    slug: 'a',
    title: 'A',
    steps: Array.from({ length: 500 }, () => 1),
  });
  expect(done.ok ? [] : done.issues).toHaveLength(500);
  expect(done.ok ? [] : done.issues.at(-1)).toMatchObject({ path: 'steps[499]' });
});

test('of very many issues the first five hundred are reported, and that there are more', () => {
  const done = parseDefinition({ steps: Array.from({ length: 600 }, () => 1) });
  const issues = done.ok ? [] : done.issues;
  expect(issues).toHaveLength(501);
  expect(issues.at(-1)).toEqual({
    code: 'limit',
    path: '',
    received: 'lebih dari 500 masalah',
    expected: 'tidak ada masalah',
    hint: 'Perbaiki yang di atas dahulu.',
  });
});

describe('Counts', () => {
  const form = (blocks: readonly unknown[], more: object = {}): unknown => ({
    version: 1,
    slug: 'a',
    title: 'A',
    subProductId: '1',
    steps: [{ id: 'a', title: 'A', blocks }],
    ...more,
  });

  test('of fields are those of blocks that have a name, in groups too', () => {
    const field = (index: number): object => ({ type: 'text', name: `a${index}`, label: 'A' });
    const fields = Array.from({ length: 4999 }, (_, index) => field(index));
    const nested = [
      { type: 'group', blocks: [field(5000)] },
      { type: 'heading', level: 2, text: 'T' },
      { use: 'a1' },
    ];
    expect(isTooBig(parseDefinition(form([...fields, ...nested])))).toBe(false);
    expect(isTooBig(parseDefinition(form([...fields, ...nested, field(5001)])))).toBe(true);
  });

  test('of options are those of all fields together', () => {
    const choice = (name: string, count: number): object => ({
      type: 'radio',
      name,
      label: 'A',
      options: Array.from({ length: count }, String),
    });
    expect(isTooBig(parseDefinition(form([choice('a', 25_000), choice('b', 25_000)])))).toBe(false);
    expect(isTooBig(parseDefinition(form([choice('a', 25_000), choice('b', 25_001)])))).toBe(true);
  });

  test('of options count those of named lists, once', () => {
    const lists = (count: number): object => ({
      lists: { l: Array.from({ length: count }, String), m: Array.from({ length: 25_000 }, String) },
    });
    expect(isTooBig(parseDefinition(form([], lists(25_000))))).toBe(false);
    expect(isTooBig(parseDefinition(form([], lists(25_001))))).toBe(true);
  });

  test('of lists that are no options do not matter', () => {
    const constants = { k: Array.from({ length: 50_001 }, () => 1) };
    expect(parseDefinition(form([], { constants })).ok).toBe(true);
  });
});
