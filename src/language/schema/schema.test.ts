import {
  answerName,
  byKey,
  byType,
  customSchema,
  dictionary,
  filledDictionary,
  filledList,
  finding,
  json,
  later,
  list,
  mostIssues,
  nullable,
  object,
  optional,
  popupOrNull,
  result,
  aliasedObject,
  text,
  transformed,
  oneOf,
  union,
  type Schema,
} from '.';
import { nearest } from './nearest';
import { slugOfFile } from '../slug';

describe('schema', () => {
  const branches = { a: text };
  const aliases = { b: { as: 'a', read: () => ({ value: 'x' }) } };
  const get = () => text;

  test.each<[Schema<unknown>, object]>([
    [object({ a: text, b: optional(json) }), { kind: 'object', keys: { a: text, b: { optional: json } } }],
    [nullable(text), { kind: 'nullable', inner: text }],
    [later(get), { kind: 'later', get }],
    [text, { kind: 'text', expected: 'teks yang tidak kosong', filled: true }],
    [json, { kind: 'json' }],
    [oneOf(['a', 1]), { kind: 'oneOf', options: ['a', 1] }],
    [list(text), { kind: 'list', item: text, fewest: 0 }],
    [filledList(text), { kind: 'list', item: text, fewest: 1 }],
    [dictionary(json, answerName), { kind: 'dictionary', key: answerName, value: json }],
    [filledDictionary(json), { kind: 'dictionary', key: text, value: json }],
    [union(byType, branches), { kind: 'union', by: 'type', branches }],
    [aliasedObject({ a: text }, aliases), { kind: 'object', keys: { a: text }, aliases }],
    [transformed(text, Number), { kind: 'transformed', inner: text }],
  ])('what tools that walk schemas read of one: %#', ({ node }, said) => {
    expect(node).toMatchObject(said);
  });

  test('a dictionary that must hold something is told so', () => {
    expect(filledDictionary(text).read({})).toMatchObject({
      findings: [{ path: [], problem: { expected: 'objek yang tidak kosong' } }],
    });
    expect(filledDictionary(text).read({ a: 'b' })).toEqual({ value: { a: 'b' } });
  });

  test('a key that could reach a prototype is left to the walk', () => {
    const { value } = dictionary(json).read(JSON.parse('{"__proto__": {"a": 1}, "b": 2}') as unknown);
    expect([value, value.a]).toEqual([{ b: 2 }, undefined]);
  });

  test.each([
    'constructor',
    'toString',
    'valueOf',
    'hasOwnProperty',
    'prototype',
    '__proto__',
    'Nama',
    'n a',
    '',
  ])('%j is no name', (word) => expect(answerName.read(word).findings).toHaveLength(1));

  test('a text that may be null says so', () => {
    const expected = 'teks yang tidak kosong, atau null';
    for (const wrong of ['', 5]) {
      expect(popupOrNull.read(wrong)).toMatchObject({ findings: [{ problem: { expected } }] });
    }
    expect([popupOrNull.read(null), popupOrNull.read('a')]).toEqual([{ value: null }, { value: 'a' }]);
  });

  test('among very many keys a misspelt one is looked for at the beginning', () => {
    const keys = (others: number): object =>
      Object.fromEntries(
        [...Array.from({ length: others }, (_, index) => `kunci${index}`), 'al'].map((key) => [key, 1]),
      );
    expect(byKey.choose(keys(7), ['all'])).toMatchObject({ near: 'all' });
    expect(byKey.choose(keys(8), ['all'])).toMatchObject({ near: undefined });
  });

  describe('After the first mistakes too many to say nothing more is looked at', () => {
    let looks = 0;
    beforeEach(() => (looks = 0));
    const wrong = customSchema<string>({ kind: 'json' }, (input) => {
      looks += 1;
      return result('', [finding(input, { expected: 'lain' })]);
    });
    const many = Array.from({ length: 2 * mostIssues }, (_, index) => `a${index}`);

    test.each<[string, (input: readonly string[]) => unknown]>([
      ['a list', (input) => list(wrong).read(input)],
      ['a dictionary', (input) => dictionary(wrong).read(Object.fromEntries(input.map((key) => [key, 1])))],
      [
        'an object',
        (input) =>
          object(Object.fromEntries(many.map((key) => [key, optional(wrong)]))).read(
            Object.fromEntries(input.map((key) => [key, 1])),
          ),
      ],
    ])('of %s', (_, read) => {
      read(many);
      expect(looks).toBe(mostIssues + 1);
    });
  });
});

describe('nearest', () => {
  describe('nearest', () => {
    test.each([
      ['a missing letter', 'statu', 'status'],
      ['a letter too many', 'stattus', 'status'],
      ['a wrong letter', 'stotus', 'status'],
      ['swapped neighbours', 'sattus', 'status'],
      ['another letter case', 'STATUS', 'status'],
      ['a missing first letter', 'b', 'ab'],
      ['the nearest of several', 'namaKota', 'namaKtoa'],
    ])('finds %s', (_, word, meant) => {
      expect(nearest(word, ['nama', 'namaKtoa', 'status', 'ab'])).toBe(meant);
    });

    test('takes the first of equally near ones', () => {
      expect(nearest('naba', ['nama', 'nada'])).toBe('nama');
    });

    test('finds nothing for no word, and for one that is longer than any name', () => {
      expect(nearest('', ['a'])).toBeUndefined();
      expect(nearest('a'.repeat(65), ['a'.repeat(65)])).toBeUndefined();
      expect(nearest('a'.repeat(64), ['a'.repeat(64)])).toBe('a'.repeat(64));
    });

    test.each([['anma'], ['nmaa'], ['naam']])('neighbours that are swapped are one mistake: %s', (word) => {
      expect(nearest(word, ['nama'])).toBe('nama');
    });

    test.each([
      ['kabu', 'axbu'],
      ['kabu', 'xkbu'],
      ['nmab', 'nama'],
    ])(
      'a letter that has moved is no swap, and a swap is no cure of other mistakes: %s, %s',
      (word, candidate) => {
        expect(nearest(word, [candidate])).toBeUndefined();
      },
    );

    test.each([
      ['ab', 'ac'],
      ['abc', 'abd'],
      ['abcdef', 'abcdxy'],
      ['abcdefghi', 'abcdefxyz'],
    ])('a third of the letters of %s may be wrong, at least one', (word, candidate) => {
      expect(nearest(word, [candidate])).toBe(candidate);
    });

    test.each([
      ['ab', 'xy'],
      ['abcde', 'abcxy'],
      ['abcdef', 'abcxyz'],
      ['abc', 'cab'],
    ])('more than that is another word: %s, %s', (word, candidate) => {
      expect(nearest(word, [candidate])).toBeUndefined();
    });

    test.each([['agama'], ['x'], [''], ['status'.repeat(1000)]])('finds nothing near %.10s', (word) => {
      expect(nearest(word, ['status', 'pekerjaan'])).toBeUndefined();
    });

    test.each([
      ['notRequired', 'required'],
      ['unrequired', 'required'],
      ['isNotEmpty', 'isEmpty'],
      ['notVisibleWhen', 'visibleWhen'],
      ['tidakLunasSemuanya', 'lunasSemuanya'],
      ['invalid', 'valid'],
      ['required', 'unrequired'],
    ])('a word that denies is not near the one that it denies: %s, %s', (word, candidate) => {
      expect(nearest(word, [candidate])).toBeUndefined();
    });

    test.each([
      ['tidakAkti', 'tidakAktif'],
      ['unti', 'unit'],
      ['notari', 'notaris'],
      ['inpt', 'input'],
      ['nonimal', 'nominal'],
    ])('a word that only begins like a denial is near as others are: %s, %s', (word, candidate) => {
      expect(nearest(word, [candidate])).toBe(candidate);
    });
  });
});

test.each([
  ['tabungan-rencana.json', 'tabungan-rencana'],
  ['tabungan-rencana.scenarios.json', undefined],
  ['form-definition.schema.json', undefined],
  ['README.md', undefined],
  ['pages', undefined],
])('%s is the definition of %s', (file, slug) => {
  expect(slugOfFile(file)).toBe(slug);
});
