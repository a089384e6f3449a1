import { formOf, type Block } from '../../interpreter/engine/testing/form';
import type { Json } from '../../interpreter';
import { modelOf, type Model } from './model';

const is = (name: string, value: Json, condition = 'equals'): Json => [{ name, condition, value }];
const radio = (name: string): Block => ({ type: 'radio', name, options: ['1|A', '2|B'] });

describe('What an answer can be', () => {
  const domains = (blocks: readonly Block[], conditions: readonly Json[], rest: Block = {}) => {
    const named = Object.fromEntries(conditions.map((one, at) => [`k${at}`, one]));
    const model = modelOf(formOf({ satu: blocks }, { conditions: named, ...rest }));
    return (name: string): readonly unknown[] | undefined => model.domain(name)?.values;
  };

  test('is distinguished by what it is compared with, in lists too', () => {
    const conditions = [is('a', 'X'), is('a', ['Y', 'Z'], 'in'), [{ name: 'a', condition: 'isFilled' }]];
    const of = domains([{ name: 'a' }, { name: 'b' }], conditions);
    expect(of('a')).toEqual(['…', 'X', 'Y', 'Z', '']);
    expect(of('b')).toEqual(['…', '']);
    expect(of('tidakAda')).toBeUndefined();
  });

  test('is distinguished by a constant on either side', () => {
    const conditions = [is('a', '{k}'), is('k', '{b}')];
    const of = domains([{ name: 'a' }, { name: 'b' }], conditions, { constants: { k: 'X' } });
    expect([of('a'), of('b')]).toEqual([
      ['…', 'X', ''],
      ['…', 'X', ''],
    ]);
  });

  test('is distinguished by all that those are which it is compared with', () => {
    const conditions = [is('a', '{b}'), is('c', '{b}'), is('c', 'X'), is('d', '{v}')];
    const blocks = [{ name: 'a' }, radio('b'), { name: 'c' }, { name: 'd' }];
    const of = domains(blocks, conditions, { values: [{ name: 'v' }] });
    expect(of('a')).toEqual(['…', '…1', '…2', 'X', '1', '2', '']);
    expect(of('d')).toEqual(['…', '…1', '']);
  });
});

describe('Whoever comes to a step has been told of what is wrong with an answer', () => {
  const hidden = { visibleWhen: is('a', 'X') };
  const step = (id: string, blocks: readonly Block[]): Block => ({
    id,
    title: id,
    blocks: blocks.map((block) => ({ type: 'text', label: 'L', ...block })),
  });
  const reported = (name: string, at: number, rest: Block = {}): boolean => {
    const awal = [
      step('satu', [{ name: 'a' }, { name: 'b', ...hidden }, { name: 'c' }]),
      step('dua', [{ name: 'd' }, { use: 'c' }]),
    ].map((one) => ({ ...one, blocks: (one.blocks as Block[]).map(plain) }));
    const stages: Json = [
      { id: 'awal', steps: awal },
      { id: 'akhir', steps: [step('tiga', [{ name: 'e' }]), step('empat', [])] },
    ];
    const model: Model = modelOf(formOf({}, { steps: undefined as never, stages, ...rest }));
    return model.isPassed(name, at);
  };
  const plain = (block: Block): Block => ('use' in block ? { use: block.use ?? '' } : block);
  const does = (...effects: readonly Json[]): Block => ({ actions: { x: effects } });

  test.each<[string, string, number, boolean, Block?]>([
    ['of an earlier one', 'a', 1, true],
    ['of no answer of the step itself', 'a', 0, false],
    ['of no later one', 'd', 1, false],
    ['of none in a stage that was left', 'd', 2, false],
    ['of one in the stage that was entered', 'e', 3, true],
    ['of none that is shown now and then', 'b', 1, false],
    ['of none that is asked in two places', 'c', 1, false],
    ['of none that there is not', 'tidakAda', 1, false],
    ['of none that an effect writes', 'a', 1, false, does({ set: { a: "'X'" } })],
    ['of none that an effect empties', 'a', 1, false, does({ clear: ['a'] })],
    ['of one beside another that an effect empties', 'a', 1, true, does({ clear: ['b'] })],
    ['of none where an effect leads past steps', 'a', 1, false, does({ goTo: { step: 'dua' } })],
    ['of one where an effect leads to the preview alone', 'a', 1, true, does({ goTo: 'preview' })],
  ])('%s', (_, name, at, isReported, rest = {}) => {
    expect(reported(name, at, rest)).toBe(isReported);
  });
});
