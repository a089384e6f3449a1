import { findBreak } from './findBreak';
import cases from './findBreak.cases.json';
import { readJson } from './readJson';

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

test.each(cases as Case[])('$name', ({ text, name: _, ...reported }) => {
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
