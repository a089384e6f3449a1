import { parseContent, salvageContent, checkSite, readSite } from './parseContent';
import { parseDefinition, parseText, parseFragment } from './parseText';
import readCases from './read.cases.json';
import { definitionOfCase, parseCases, type ParseCase } from '../engine/testing/parseCases';
import { findBreak } from './findBreak';
import breakCases from './findBreak.cases.json';
import { readJson } from './read';
import salvageCases from './salvage.cases.json';
import type { Issue } from '../issues';
import { explained } from '../testing/explained';
import siteCases from './site.cases.json';

describe('parse', () => {
  function parse(one: ParseCase): { ok: true } | { ok: false; issues: unknown } {
    if (one.text !== undefined) return parseText(one.text);
    if (one.content !== undefined) return parseContent(one.content);
    return parseDefinition(definitionOfCase(one));
  }

  test.each(parseCases)('what an editor is told: $name', (one) => {
    const done = parse(one);
    expect(done.ok ? [] : done.issues).toEqual(one.issues ?? []);
  });
});

describe('read', () => {
  /**
   * What an editor may write: the blocks of one step, or more keys of the form, of which a null `steps` is none. With `types` it is
   * a case for each, which its blocks are of.
   */
  interface Case {
    name: string;
    types?: readonly string[];
    blocks?: readonly object[];
    form?: Readonly<Record<string, unknown>>;
  }

  // The shapes differ from case to case, which JSON modules type as a union of them all.
  const written = (readCases as unknown as Case[]).flatMap(({ types, ...one }): Case[] =>
    types
      ? types.map((type) => ({
          name: `${one.name}: ${type}`,
          blocks: one.blocks?.map((block) => ({ type, ...block })),
        }))
      : [one],
  );

  function definitionOf({ blocks = [], form }: Case): Record<string, unknown> {
    const definition = {
      version: 1,
      slug: 'kartu',
      title: 'Kartu',
      subProductId: 'K-1',
      steps: [{ id: 'data', title: 'Data', blocks }],
      ...form,
    };
    return Object.fromEntries(Object.entries(definition).filter(([, value]) => value !== null));
  }

  /** A definition once for each of its parts, with something in its place that is not part of the language. */
  function* brokenOnce(part: unknown, whole: (part: unknown) => unknown): Generator<unknown> {
    if (typeof part !== 'object' || part === null) {
      yield whole({ '?': 1 });
      return;
    }
    yield whole(-0.5);
    for (const [key, inside] of Object.entries(part as Readonly<Record<string, unknown>>)) {
      yield* brokenOnce(inside, (inner) =>
        whole(
          Array.isArray(part)
            ? (part as readonly unknown[]).with(Number(key), inner)
            : { ...part, [key]: inner },
        ),
      );
    }
  }

  test.each(written)(
    'Whatever has something else in its place: what may stand there is reported: $name',
    (one) => {
      for (const broken of brokenOnce(definitionOf(one), (definition) => definition)) {
        const read = parseDefinition(broken);
        for (const { code, expected } of read.ok ? [] : read.issues) {
          expect([code, expected]).toEqual([expect.stringMatching(/^[a-z-]+$/), expect.stringMatching(/\w/)]);
        }
      }
    },
  );

  test.each(written)('What the language has is read, and nothing of it is lost or changed: $name', (one) => {
    const definition = definitionOf(one);
    expect(parseDefinition(definition)).toEqual({ ok: true, definition });
  });
});

describe('findBreak', () => {
  const hintOf = (text: string): string | undefined => {
    const read = readJson(text);
    return read.ok ? undefined : read.issues[0]?.hint;
  };

  interface Case {
    name: string;
    text: string;
    /** Where it stops being JSON, what could have stood there, and how to mend it. */
    offset: number;
    expected: string;
    hint?: string;
  }

  test.each(breakCases as Case[])('$name', ({ text, name: _, ...reported }) => {
    expect(findBreak(text)).toEqual(reported);
  });

  test.each([
    ['true', ['True', 'TRUE', 'Ya', 'ya', 'Yes', 'yes']],
    ['false', ['False', 'FALSE', 'Tidak', 'tidak', 'No', 'no']],
  ])('a person writes %s in many ways, and is told the one that JSON has', (value, ways) => {
    const hint = `Tulis ${value}, dengan huruf kecil.`;
    expect(ways.filter((way) => hintOf(`{ "a": ${way} }`) !== hint)).toEqual([]);
  });

  test.each([
    ['a text that is no word of ours', '{ "a": Yasmin }'],
    ['a name where a comma is awaited', '{ "a": 1 Ya }'],
  ])('%s has no such hint', (_, text) => {
    expect(hintOf(text)).not.toBe('Tulis true, dengan huruf kecil.');
  });
});

describe('limits', () => {
  /** Whether something is refused for its size alone, since it may have so much at most. */
  const isTooBig = (
    done: { ok: true } | { ok: false; issues: readonly Pick<Issue, 'code' | 'path' | 'expected'>[] },
    most = '2 MB JSON',
  ): boolean =>
    !done.ok &&
    done.issues.some(
      ({ code, path, expected }) => code === 'limit' && path === '' && expected === `paling banyak ${most}`,
    );

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
      expect(isTooBig(parseDefinition(form([...fields, ...nested])), '5.000 field')).toBe(false);
      expect(isTooBig(parseDefinition(form([...fields, ...nested, field(5001)])), '5.000 field')).toBe(true);
    });

    test('of options are those of all fields together', () => {
      const choice = (name: string, count: number): object => ({
        type: 'radio',
        name,
        label: 'A',
        options: Array.from({ length: count }, String),
      });
      expect(
        isTooBig(parseDefinition(form([choice('a', 25_000), choice('b', 25_000)])), '50.000 pilihan'),
      ).toBe(false);
      expect(
        isTooBig(parseDefinition(form([choice('a', 25_000), choice('b', 25_001)])), '50.000 pilihan'),
      ).toBe(true);
    });

    test('of options count those of named lists, once', () => {
      const lists = (count: number): object => ({
        lists: { l: Array.from({ length: count }, String), m: Array.from({ length: 25_000 }, String) },
      });
      expect(isTooBig(parseDefinition(form([], lists(25_000))), '50.000 pilihan')).toBe(false);
      expect(isTooBig(parseDefinition(form([], lists(25_001))), '50.000 pilihan')).toBe(true);
    });

    test('of lists that are no options do not matter', () => {
      const constants = { k: Array.from({ length: 50_001 }, () => 1) };
      expect(parseDefinition(form([], { constants })).ok).toBe(true);
    });
  });
});

describe('aliases', () => {
  const definitionWith = (more: object): unknown => ({
    version: 1,
    slug: 'kartu',
    title: 'Kartu',
    subProductId: 'K-1',
    steps: [{ id: 'data', title: 'Data', blocks: [{ type: 'text', name: 'nama', label: 'Nama', ...more }] }],
  });

  const items = [{ name: 'agama', condition: 'equals', value: '1' }];

  describe("the content system's spelling", () => {
    test.each([
      [
        'a condition that is on becomes visibleWhen',
        { conditionalLogic: true, conditions: items },
        { visibleWhen: items },
      ],
      ['a condition that is off is dropped', { conditionalLogic: false, conditions: items }, {}],
      ['id and showInSearch are dropped', { id: 7, showInSearch: false }, {}],
      [
        'the words for a missing answer become one of its messages',
        { requiredMessage: 'Isi' },
        { messages: { required: 'Isi' } },
      ],
      ['a pattern becomes a rule', { pattern: '/^[A-Z0-9]+$/g' }, { rule: { characters: 'A-Z0-9' } }],
    ])('%s', (_, written, own) => {
      const definition = definitionWith(written);
      const before = structuredClone(definition);
      expect(parseDefinition(definition)).toEqual({ ok: true, definition: definitionWith(own) });
      expect(definition).toEqual(before);
    });

    test.each([
      ['words that say nothing', { requiredMessage: '' }, 'requiredMessage', /^teks/],
      ['words that are none', { requiredMessage: 5 }, 'requiredMessage', /^teks/],
      ['a condition that is neither on nor off', { conditionalLogic: 1 }, 'conditionalLogic', /^true/],
    ])('%s are refused', (_, written, key, expected) => {
      expect(parseDefinition(definitionWith(written))).toMatchObject({
        issues: [{ path: `steps[0].blocks[0].${key}`, expected: expect.stringMatching(expected) as string }],
      });
    });
  });
});

describe('parseFragment', () => {
  test('a fragment is read', () => {
    const blocks = [{ type: 'text', name: 'nama', label: 'Nama' }];
    expect(parseFragment(JSON.stringify({ blocks }))).toMatchObject({
      ok: true,
      fragment: { blocks },
    });
  });

  test('a text that is no JSON is reported by the place where it breaks, and by nothing else', () => {
    const parsed = parseFragment('{ "blocks": [], }');
    expect(parsed).toMatchObject({ ok: false, issues: [{ code: 'broken-json' }] });
    expect(!parsed.ok && parsed.issues).toHaveLength(1);
  });

  test('what is wrong in it is reported', () => {
    expect(parseFragment('{ "blocks": 1 }').ok).toBe(false);
  });
});

describe('salvage', () => {
  /** Content, the blocks that stand (left out: none do), and the places that were left out. */
  interface Case {
    name: string;
    content: unknown;
    blocks?: readonly unknown[];
    leftOut?: readonly string[];
  }

  // The shapes differ from case to case, which JSON modules type as a union of them all.
  test.each(salvageCases as unknown as Case[])('$name', ({ content, blocks, leftOut = [] }) => {
    const before = JSON.stringify(content);
    const read = salvageContent(content);
    expect(read.ok ? read.blocks : undefined).toEqual(blocks);
    if (read.ok) expect(explained(read.leftOut).map(({ path }) => path)).toEqual(leftOut);
    // Whole content is the same for a tool, and the input is nobody's to change.
    if (read.ok && leftOut.length === 0) expect(parseContent(content)).toMatchObject({ ok: true, blocks });
    expect(JSON.stringify(content)).toBe(before);
  });

  test('content with thousands of mistakes is none, and is judged in a few rounds', () => {
    const blocks = Array.from({ length: 5000 }, () => ({ type: 'vidio' }));
    expect(salvageContent({ blocks }).ok).toBe(false);
  });
});

describe('parseSite', () => {
  describe('What stands around every page', () => {
    test.each(siteCases)('$name', ({ site, read, wrong }) => {
      const done = readSite(JSON.stringify(site));
      expect(done.site).toEqual(read);
      expect(
        explained(done.leftOut)
          .map(({ path }) => path)
          .sort(),
      ).toEqual([...wrong].sort());
      expect(checkSite(JSON.stringify(site))).toEqual(done.leftOut);
    });

    test('broken JSON leaves the frame of the portal itself', () => {
      expect(readSite('{')).toMatchObject({ site: {}, leftOut: [{ code: 'broken-json' }] });
    });
  });
});
