import { formOf, type Block } from '../engine/testing/form';
import { inputsOfSubmission } from './inputsOfSubmission';

const call = (effects: readonly Block[]): Block => ({
  call: 'wic-check',
  outcomes: [{ match: 'ok', do: effects }],
});
const set = (name: string, to: string): Block => ({ set: { [name]: to } });

/** The remembered values among the inputs of a form with these actions. */
const remembered = (actions: Readonly<Record<string, readonly Block[]>>) => {
  const values = [{ name: 'kode' }, { name: 'jalur' }];
  const form = formOf({ satu: [{ name: 'nama' }] }, { values, actions });
  return [...inputsOfSubmission(form)].filter((name) => form.values.has(name)).sort();
};

test('answers are inputs; what is computed of them is not', () => {
  const form = formOf({ satu: [{ name: 'nama' }, { name: 'salam', compute: 'upper(nama)' }] });
  expect([...inputsOfSubmission(form)]).toEqual(['nama']);
});

test("what the bank's answer alone writes is none, whether it says what or only that", () => {
  expect(remembered({ cek: [call([set('kode', 'response.data.kode'), set('jalur', "'lama'")])] })).toEqual(
    [],
  );
});

test('what a press writes is one, also in a dialog that an answer of the bank has opened', () => {
  const button = { text: 'Ya', do: [set('jalur', "'baru'")] };
  expect(
    remembered({
      pilih: [set('kode', "'K'")],
      cek: [call([{ dialog: { title: 'Pilih', buttons: [button] } }])],
    }),
  ).toEqual(['jalur', 'kode']);
});

test('what several actions write behind answers of the bank depends on which of them was pressed', () => {
  const one = (text: string) => [call([set('jalur', text)])];
  expect(remembered({ satu: one("'A'"), dua: one("'B'") })).toEqual(['jalur']);
  const read = [call([set('jalur', 'response.data.jalur')])];
  expect(remembered({ satu: read, dua: read })).toEqual([]);
});

const inputsOf = (blocks: readonly Block[], rest: Block = {}): readonly string[] =>
  [...inputsOfSubmission(formOf({ satu: blocks }, rest))].sort();

test('what is not sent is none, unless what is sent is computed of it; nor is what stands in rows that are not', () => {
  const rows = (name: string, more: Block = {}): Block => ({
    type: 'rows',
    name,
    maxRows: 1,
    blocks: [{ type: 'text', name: `${name}Nama`, label: 'N' }],
    ...more,
  });
  expect(
    inputsOf(
      [
        { name: 'nama' },
        { name: 'catatan', submit: false },
        { name: 'gelar', submit: false },
        { name: 'sapaan', compute: 'concat(gelar, nama)' },
        rows('anak'),
        rows('contoh', { submit: false }),
      ],
      { values: [{ name: 'v', compute: 'catatan', submit: false }] },
    ),
  ).toEqual(['anak', 'anak.0.anakNama', 'gelar', 'nama']);
});

test('what decides whether an answer is computed is one, and the answer too; so are the source and the switch of a copy', () => {
  const own: Block = { submit: false };
  expect(
    inputsOf([
      { name: 'a', ...own },
      { name: 'b', ...own },
      { name: 'hasil', compute: 'a', computeWhen: [{ name: 'b', condition: 'isFilled' }] },
      { name: 'asal', ...own },
      { name: 'tujuan' },
      { type: 'switch', name: 'sama', copies: { tujuan: 'asal' }, ...own },
      { name: 'lain', ...own },
    ]),
  ).toEqual(['a', 'asal', 'b', 'hasil', 'sama', 'tujuan']);
});

test('of a remembered value the answers are that decide what is written to it', () => {
  const fields = ['a', 'b', 'c', 'd', 'e', 'lain'].map((name): Block => ({ name, submit: false }));
  const effects: Block[] = [
    { if: [{ name: 'a', condition: 'isFilled' }], then: [set('v', 'b')] },
    { call: 'wic-check', body: { nik: 'c' }, outcomes: [{ match: "d == 'x'", do: [set('v', "'y'")] }] },
    { copy: { w: 'e' } },
    { clear: ['x'] },
  ];
  const values = [{ name: 'v' }, { name: 'w' }, { name: 'x' }, { name: 'y' }];
  expect(inputsOf(fields, { values, actions: { pilih: effects } })).toEqual([
    'a',
    'b',
    'c',
    'd',
    'e',
    'v',
    'w',
    'x',
  ]);
});
