import type { ConditionEntry } from '../language';
import { compiled } from './conditions/testing/compiled';
import { formOf, type Block } from './engine/testing/form';
import { blocksIn, effectsIn, fieldsLookedAt, leavesIn, rowsLookedAt } from './walk';

const anak = (more: Block = {}): Block => ({
  type: 'rows',
  name: 'anak',
  rowTitle: 'Anak {index}',
  blocks: [
    { type: 'group', blocks: [{ type: 'text', name: 'namaAnak', label: 'Nama' }] },
    { type: 'number', name: 'usia', label: 'Usia' },
  ],
  ...more,
});

const formWith = (more: Block = {}) => formOf({ satu: [{ name: 'kota' }, anak(more)] });

describe('Who looks at a form as a whole', () => {
  test('sees of what is asked in rows the first one, which stands for all', () => {
    expect(fieldsLookedAt(formWith()).map(({ name }) => name)).toEqual([
      'kota',
      'anak',
      'anak.0.namaAnak',
      'anak.0.usia',
    ]);
  });

  test('sees two rows, or as many as there must be, and no row where there are none', () => {
    const rowsOf = (name: string, more: Block = {}): number => {
      const [place] = formWith(more).fields.get(name)?.places ?? [];
      return place ? rowsLookedAt(place).length : -1;
    };
    expect(rowsOf('anak')).toBe(2);
    expect(rowsOf('anak', { minRows: 4 })).toBe(4);
    expect(rowsOf('anak', { maxRows: 1 })).toBe(1);
    expect(rowsOf('kota')).toBe(0);
  });

  test('sees each block before those inside it, those of rows too', () => {
    const blocks = formWith({ maxRows: 1 }).steps.get('satu')?.blocks ?? [];
    const seen = [...blocksIn(blocks)].map((block) => (block.kind === 'field' ? block.field : block.kind));
    expect(seen).toEqual(['kota', 'anak', 'group', 'anak.0.namaAnak', 'anak.0.usia']);
  });
});

describe('Who looks at a condition as a whole', () => {
  const filled = (name: string): ConditionEntry => ({ name, condition: 'isFilled' });
  const found = (entry: ConditionEntry) => {
    const { result } = compiled(
      { all: [entry] },
      { a: 'text', b: 'text', c: 'text', n: 'number' },
      { bernama: { not: filled('b') } },
    );
    return result && leavesIn(result).map(({ kind, reads }) => [kind, ...reads].join(' '));
  };
  const formula: ConditionEntry = { formula: 'n > 1' };

  test.each<[string, ConditionEntry, readonly string[]]>([
    ['a comparison', filled('a'), ['compared a']],
    ['a comparison of two answers', { name: 'a', condition: 'equals', value: '{b}' }, ['compared a b']],
    ['a formula', formula, ['binary n']],
    ['what is denied', { not: filled('a') }, ['compared a']],
    ['a formula that is denied', { not: formula }, ['binary n']],
    ['all of several', { all: [filled('a'), formula] }, ['compared a', 'binary n']],
    ['any of several', { any: [formula, filled('c')] }, ['binary n', 'compared c']],
    ['a named condition', { any: ['bernama', { not: { all: [formula] } }] }, ['compared b', 'binary n']],
  ])('sees what is in it: %s', (_, condition, leaves) => {
    expect(found(condition)).toEqual(leaves);
  });
});

test('who looks at effects sees each before those inside it: behind answers, in branches, behind buttons', () => {
  const wait = (ms: number): Block => ({ wait: ms });
  const button = (ms: number): Block => ({ text: 'Ya', do: [wait(ms)] });
  const form = formOf(
    { satu: [{ name: 'kota' }] },
    {
      actions: {
        a: [
          { call: 'wic-check', outcomes: [{ match: 'ok', do: [wait(1)] }], failed: [wait(2)] },
          { if: [{ name: 'kota', condition: 'isFilled' }], then: [wait(3)], else: [wait(4)] },
          { dialog: { title: 'T', buttons: [button(5)], closeButton: { do: [wait(6)] } } },
          { dialog: { title: 'T', buttons: [button(7)] } },
          { call: 'wic-check', outcomes: [] },
        ],
      },
    },
  );
  const seen = [...effectsIn(form.actions.get('a') ?? [])].map((one) =>
    one.kind === 'wait' ? one.wait : one.kind,
  );
  expect(seen).toEqual(['call', 1, 2, 'if', 3, 4, 'dialog', 5, 6, 'dialog', 7, 'call']);
});
