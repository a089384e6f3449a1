import type { Json } from '../../../interpreter';
import { insteadOf } from './fit';

const button = { type: 'button', text: 'Lihat', opens: { as: 'dialog', title: 'Judul', blocks: [] } };
const form = {
  constants: { options: ['a'] },
  steps: [
    {
      id: 'data',
      title: 'Data',
      blocks: [
        { type: 'radio', name: 'jenis', label: 'Jenis', options: ['a'] },
        { type: 'text', name: 'nomor', label: 'Nomor', minLength: 3, maxLength: 5 },
        { type: 'group', blocks: [button] },
        { type: 'checkbox', name: 'setuju', label: 'Setuju' },
      ],
      next: { goTo: [{ step: 'akhir' }] },
    },
  ],
};

const block = (at: number): (string | number)[] => ['steps', 0, 'blocks', at];

test.each<[string, (string | number)[], (string | number)[], string[]]>([
  ['a list of the bank', block(0), ['lookup'], ['options']],
  ['a format', block(1), ['format'], ['minLength', 'maxLength']],
  ['a link', [...block(2), 'blocks', 0], ['href'], ['opens']],
  ['the preview', ['steps', 0, 'next', 'goTo', 0], ['preview'], ['step']],
])('%s is put in place of what cannot stand beside it', (_, owner, [key = ''], others) => {
  const put = { do: 'set' as const, path: [...owner, key], value: true as Json };
  expect(insteadOf(form, put)).toEqual([
    {
      do: 'all',
      edits: [...others.map((other) => ({ do: 'remove', path: [...owner, other] })), put],
    },
  ]);
});

test.each<[string, (string | number)[]]>([
  ['a constant called lookup', ['constants', 'lookup']],
  ['a key that has no such other', [...block(3), 'required']],
])('%s is put in place of nothing', (_, path) => {
  expect(insteadOf(form, { do: 'set', path, value: true })).toEqual([]);
});
