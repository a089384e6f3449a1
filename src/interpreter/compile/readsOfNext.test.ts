import { formOf, type Block } from '../engine/testing/form';
import type { Json } from '../../language';

const names = ['a', 'b', 'c', 'd', 'e'];
const filled = (name: string): Json => [{ name, condition: 'isFilled' }];

/** What Next of a step goes by whose action is this one. */
const readsOf = (action: Json, actions: Readonly<Record<string, Json>> = {}, more: readonly Block[] = []) => {
  const fields = names.map((name) => ({ type: 'text', name, label: name }));
  const steps: readonly Block[] = [
    { id: 'satu', title: 'Satu', blocks: [...fields, ...more], next: { do: 'lanjut' } },
    { id: 'dua', title: 'Dua', blocks: [] },
  ];
  const { readsOfNext } = formOf({}, { steps, actions: { lanjut: action, ...actions } });
  return Object.fromEntries([...readsOfNext].map(([id, reads]) => [id, [...reads].sort()]));
};

/** Writes an answer that nothing reads. */
const set = (formula: string): Json => [{ set: { e: formula } }];

describe('What the action of Next goes by', () => {
  test.each<[string, Json, string[]]>([
    ['the body of a call', [{ call: 'wic-check', body: { nik: 'a', nama: 'b' } }], ['a', 'b']],
    [
      'what decides between outcomes',
      [{ call: 'wic-check', outcomes: [{ match: 'response.id == a', do: [] }] }],
      ['a'],
    ],
    ['what an outcome does', [{ call: 'wic-check', outcomes: [{ match: 'ok', do: set('b') }] }], ['b']],
    ['what is done after a fault', [{ call: 'wic-check', failed: set('c') }], ['c']],
    [
      'the body of a download',
      [{ download: { call: 'downloadpdf', fileName: 'x', body: { nik: 'a' } } }],
      ['a'],
    ],
    ['what an answer is set to, but no literal', [{ set: { d: 'a', e: 1 } }], ['a']],
    ['what is copied', [{ copy: { e: 'a' } }], ['a']],
    ['a condition', [{ if: filled('a'), then: set('b'), else: set('c') }], ['a', 'b', 'c']],
    [
      'what the buttons of a dialog do',
      [
        {
          dialog: {
            title: 'T',
            buttons: [{ text: 'Ya', do: set('a') }, { text: 'Tidak' }],
            closeButton: { do: set('b') },
          },
        },
      ],
      ['a', 'b'],
    ],
    ['no words that are shown', [{ toast: { title: '{a}' } }, { clear: ['b'] }], []],
  ])('is %s', (_, action, reads) => {
    expect(readsOf(action)).toEqual({ satu: reads });
  });

  test('is what the actions read that it calls, also when they call each other', () => {
    const ask = (name: string): Json => [{ dialog: { title: 'T', buttons: [{ text: 'Ya', do: name }] } }];
    expect(readsOf(ask('lain'), { lain: [...(set('a') as Json[]), ...(ask('lanjut') as Json[])] })).toEqual({
      satu: ['a'],
    });
  });

  test('is no captcha, which is renewed after each request', () => {
    expect(
      readsOf([{ call: 'wic-check', body: { kode: 'kode', nik: 'a' } }], {}, [
        { type: 'captcha', name: 'kode', label: 'Kode' },
      ]),
    ).toEqual({ satu: ['a'] });
  });

  test('is the whole group where it reads a column', () => {
    const rows = {
      type: 'rows',
      name: 'anak',
      label: 'Anak',
      rowTitle: 'Anak {index}',
      blocks: [{ type: 'number', name: 'usia', label: 'Usia' }],
    };
    expect(readsOf(set('sum(anak.usia)'), {}, [rows])).toMatchObject({
      satu: expect.arrayContaining(['anak']) as unknown,
    });
  });
});
