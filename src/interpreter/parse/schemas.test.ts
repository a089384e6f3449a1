import * as v from 'valibot';
import { dictionary, filledDictionary, filledList, list } from './collections';
import { byKey, byType, dispatch } from './dispatch';
import { entries } from './entries';
import { json, name, oneOf, text, textOrNull } from './leaves';
import { rewritten } from './rewritten';
import {
  customSchema,
  exact,
  finding,
  later,
  mostIssues,
  nullable,
  optional,
  result,
  transformed,
} from './schema';

const leaf = v.string();
const branches = { a: text };
const aliases = { b: () => ({ as: 'a', value: 'x' }) };
const getter = () => text;

test.each<[object, object]>([
  [entries({ a: text }), { type: 'entries', entries: { a: text } }],
  [optional(text), { type: 'exact_optional', wrapped: text }],
  [nullable(text), { type: 'nullable', wrapped: text }],
  [later(getter), { type: 'lazy', getter }],
  [exact(leaf), { type: 'leaf', leaf }],
  [json, { type: 'json' }],
  [oneOf(['a', 1]), { type: 'one_of', options: ['a', 1] }],
  [list(text), { type: 'list', item: text, fewest: 0 }],
  [filledList(text), { type: 'list', item: text, fewest: 1 }],
  [dictionary(json, name), { type: 'dictionary', key: name, value: json }],
  [filledDictionary(json), { type: 'dictionary', key: text, value: json }],
  [dispatch(byType, branches), { type: 'dispatch', branches }],
  [rewritten(aliases, text), { type: 'rewritten', wrapped: text, aliases }],
  [transformed(text, Number), { type: 'transformed', wrapped: text }],
])('what tools that walk schemas read of one: %#', (schema, read) => {
  expect(schema).toMatchObject(read);
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
])('%j is no name', (word) => expect(name.read(word).findings).toHaveLength(1));

test('a text that may be null says so', () => {
  const expected = 'teks yang tidak kosong, atau null';
  for (const wrong of ['', 5]) {
    expect(textOrNull.read(wrong)).toMatchObject({ findings: [{ problem: { expected } }] });
  }
  expect([textOrNull.read(null), textOrNull.read('a')]).toEqual([{ value: null }, { value: 'a' }]);
});

test('among very many keys a misspelt one is looked for at the beginning', () => {
  const keys = (others: number): object =>
    Object.fromEntries(
      [...Array.from({ length: others }, (_, index) => `kunci${index}`), 'al'].map((key) => [key, 1]),
    );
  expect(byKey(keys(7), ['all'])).toMatchObject({ near: 'all' });
  expect(byKey(keys(8), ['all'])).toMatchObject({ near: undefined });
});

describe('After the first mistakes too many to tell nothing more is looked at', () => {
  let looks = 0;
  beforeEach(() => (looks = 0));
  const wrong = customSchema<string, object>('wrong', {}, (input) => {
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
        entries(Object.fromEntries(many.map((key) => [key, optional(wrong)]))).read(
          Object.fromEntries(input.map((key) => [key, 1])),
        ),
    ],
  ])('of %s', (_, read) => {
    read(many);
    expect(looks).toBe(mostIssues + 1);
  });
});
