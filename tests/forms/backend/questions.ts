import { questions as written } from '../../../mocks/testing/contract';
import type { Json } from '../../../src/language';
import { contract } from '../../../src/tools/checker/contract/contract';

/** One question to a back end, with names in braces for what is known. */
export type Question = (typeof written)[number];

/** Those of the contract, and every list that `remote-select` has: of an area, of a word, or whole; and what nothing belongs to. */
export const questions: readonly Question[] = [...written, ...Object.keys(contract.lists).flatMap(lookups)];

function lookups(url: string): Question[] {
  const { columns = [], parents = {}, words = {} } = contract.lists[url] ?? {};
  const [, text = ''] = columns;
  const parts = [
    ...Object.keys(parents).flatMap((field) => [
      [` of a known ${field}`, 'some', field, `{${field}}`],
      [` of an unknown ${field}`, 'none', field, 'tidak-ada'],
    ]),
    ...Object.entries(words).flatMap(([field, all]) =>
      all.map((word) => [` of ${word}`, 'some', field, word]),
    ),
  ];
  const whole = [
    ['', 'some'],
    [' by a search for nothing', 'none', text, 'qxqx', 'like'],
  ];
  const asked = parts.length > 0 || !url.endsWith('/filter') ? parts : whole;
  return asked.map(([what, entries = '', field, value = '', comparisonOperator = '=']) => {
    const filters = field === undefined ? [] : [{ field, value, type: 'text', comparisonOperator }];
    const body = { url, filters, textIdentifierSetting: text };
    return {
      operation: 'POST /api/remote-select',
      writes: false,
      what: `${url}${what}`,
      body,
      be: { entries },
    };
  });
}

/** A value with what is known in place of the names; `undefined` where something is not known. */
export function filled<T extends Json>(value: T, known: Readonly<Record<string, unknown>>): T | undefined {
  const text = JSON.stringify(value).replace(/\{(\w+)\}/g, (brace, name: string) => {
    const own = known[name];
    return typeof own === 'string' ? JSON.stringify(own).slice(1, -1) : brace;
  });
  return /\{\w+\}/.test(text) ? undefined : (JSON.parse(text) as T);
}

/** Whether something is what it must be; `before`: the same of an earlier answer. */
export function isAs(value: unknown, wanted: Json, before: unknown): boolean {
  if (wanted === 'some') return Boolean(value);
  if (wanted === 'none') return value === 0;
  return value !== undefined && (wanted === 'any' || value === (wanted === 'same' ? before : wanted));
}
