import { facet } from '../engine/read';
import { after, begun, formOf, typed, type Block } from '../engine/testing/form';
import { neededByAll } from './options';

const when = (...names: string[]): Block => ({
  visibleWhen: { all: names.map((name) => ({ name, condition: 'isFilled' })) },
});

test.each<[string, readonly (readonly string[] | undefined)[], readonly string[]]>([
  ['what each of them reads', [['a', 'b'], ['b', 'c'], ['b']], ['b']],
  ['nothing, where one reads something else', [['a', 'b'], ['a'], ['c']], []],
  ['nothing, where one is always offered', [['a'], undefined], []],
  ['nothing, where all are always offered', [undefined, undefined], []],
])('choices have in common %s', (_, reads, common) => {
  const options = reads.map((names, at) => ({ value: `${at}`, ...(names && when(...names)) }));
  const fields = ['a', 'b', 'c'].map((name): Block => ({ name }));
  const form = formOf({ satu: [...fields, { type: 'radio', name: 'r', options }] });
  expect(neededByAll(form.fields.get('r')?.listed)).toEqual(common);
});

test('choices without conditions are always the same; others change with what is answered, and only then', () => {
  const { form, state } = begun([
    { name: 'a' },
    { name: 'b' },
    { type: 'radio', name: 'tetap', options: ['1', '2'] },
    {
      type: 'radio',
      name: 'berubah',
      options: ['1', { value: '2', ...when('a') }, { value: '3', ...when('b') }],
    },
  ]);
  const offered = form.fields.get('berubah')?.options;
  expect(form.fields.get('tetap')?.options).toHaveProperty('constant');
  if (!offered) throw new Error('no options');
  const now = (writes: Record<string, string>) => facet(form, after(form, state, typed(writes)), offered);
  expect(now({ a: 'x' }).map(({ code }) => code)).toEqual(['1', '2']);
  const first = after(form, state, typed({ a: 'x' }));
  expect(facet(form, after(form, first, typed({ a: 'y' })), offered)).toBe(facet(form, first, offered));
  const swapped = after(form, first, typed({ a: '', b: 'x' }));
  expect(facet(form, swapped, offered).map(({ code }) => code)).toEqual(['1', '3']);
});
