import { placed, type Put } from './fit';

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

const text = JSON.stringify(form);
const put = (path: (string | number)[]): Put => ({ do: 'set', path, value: true });

test.each<[string, (string | number)[], string[]]>([
  ['a list of the bank', [...block(0), 'lookup'], ['options']],
  ['a format', [...block(1), 'format'], ['minLength', 'maxLength']],
  ['a link', [...block(2), 'blocks', 0, 'href'], ['opens']],
  ['the preview', ['steps', 0, 'next', 'goTo', 0, 'preview'], ['step']],
])('%s is put in place of what cannot stand beside it', (_, path, others) => {
  const owner = path.slice(0, -1);
  expect(placed(text, put(path))).toEqual({
    do: 'all',
    edits: [...others.map((other) => ({ do: 'remove', path: [...owner, other] })), put(path)],
  });
});

test.each([
  ['mask', 'format', 'nik'],
  ['resetTo', 'resetWhenChanged', ['provinsi', 'kota']],
])('%s is put with %s, which it says more of', (key, other, value) => {
  expect(placed(text, put([...block(1), key]))).toMatchObject({
    edits: expect.arrayContaining([
      { do: 'set', path: [...block(1), other], value },
      put([...block(1), key]),
    ]) as unknown,
  });
});

test.each<[string, (string | number)[]]>([
  ['a constant called lookup', ['constants', 'lookup']],
  ['a key that has no such other', [...block(3), 'required']],
])('%s is put in place of nothing', (_, path) => {
  expect(placed(text, put(path))).toEqual(put(path));
});
