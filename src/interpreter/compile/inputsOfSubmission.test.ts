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
