import { transition } from '../interpreter/machine';
import { startState, type CompiledForm, type FormState, type Json } from '../interpreter';
import { intentOf, lostLast } from './intent';
import { formOf, type Block } from './testing/visit';

const facts = { today: '2026-11-21' };
const given = (form: CompiledForm, answers: Block, from = startState(form, facts)): FormState => {
  const writes = Object.fromEntries(Object.entries(answers).map(([name, raw]) => [name, { raw }]));
  return transition(form, from, { type: 'write', by: 'visitor', writes }, facts).state;
};
const intent = (form: CompiledForm, state: FormState, lost: readonly string[] = []) =>
  JSON.parse(intentOf(form, state, lost)) as Json;

const nama: Block = { name: 'nama' };

test('holds what the visitor gave, and nothing of what is computed or shown', () => {
  const form = formOf({
    satu: [
      nama,
      { name: 'salam', compute: "concat('Yth. ', nama)" },
      { name: 'tetap', readOnly: true },
      { name: 'ulang', submit: false },
      { name: 'rahasia', sensitive: true },
      { name: 'lain', visibleWhen: [{ name: 'nama', condition: 'equals', value: 'PT' }] },
      { type: 'captcha', name: 'kode' },
    ],
  });
  const state = given(form, { nama: 'Siti', ulang: 'x', rahasia: 'AMINAH', kode: 'abcd' });
  expect(state.values.salam).toBe('Yth. Siti');
  expect(intent(form, state)).toEqual([
    ['nama', 'Siti'],
    ['rahasia', 'AMINAH'],
  ]);
  expect(intent(form, given(form, { nama: 'PT', lain: 'y' }))).toContainEqual(['lain', 'y']);
});

test('holds no answer while a switch copies it from another one', () => {
  const sama: Block = { type: 'switch', name: 'sama', copies: { kirim: 'nama' } };
  const form = formOf({ satu: [nama, sama, { name: 'kirim' }] });
  const state = given(form, { nama: 'Siti', kirim: 'Budi' });
  expect(intent(form, state)).toContainEqual(['kirim', 'Budi']);
  const copied = given(form, { sama: true }, state);
  expect(copied.values.kirim).toBe('Siti');
  expect(intent(form, copied)).toEqual([
    ['nama', 'Siti'],
    ['sama', true],
  ]);
});

test('holds rows by their places, and nothing of rows and files of which there are none', () => {
  const blocks: Block[] = [
    { type: 'text', name: 'panggilan', label: 'Panggilan' },
    { type: 'upload', name: 'akta', label: 'Akta' },
  ];
  const form = formOf({
    satu: [
      nama,
      { type: 'rows', name: 'anak', label: 'Anak', maxRows: 4, blocks },
      { type: 'upload', name: 'ktp' },
    ],
  });
  expect(intent(form, given(form, { nama: 'Siti' }))).toEqual([['nama', 'Siti']]);
  const state = given(
    form,
    { 'anak.2.panggilan': 'Ani', 'anak.2.akta': '/files/1', 'anak.0.panggilan': 'Budi' },
    given(form, { anak: [2, 0] }),
  );
  const second = [['anak.1.panggilan', 'Budi']];
  expect(intent(form, state)).toEqual([
    [
      'anak',
      [
        [
          ['anak.0.panggilan', 'Ani'],
          ['anak.0.akta', ['/files/1']],
        ],
        second,
      ],
    ],
  ]);
  const last = lostLast(form, state, new Set(['/files/1']));
  expect([last.places, last.state.values]).toEqual([['anak.0.akta.0'], state.values]);
  expect(intent(form, last.state, last.places)).toEqual([
    [
      'anak',
      [
        [
          ['anak.0.panggilan', 'Ani'],
          ['anak.0.akta', ['']],
        ],
        second,
      ],
    ],
  ]);
});

test("holds what the page's address gave, though nobody can change it", () => {
  const form = formOf({ satu: [nama, { name: 'asal' }] }, { query: { asal: { sets: 'asal', lock: true } } });
  const event = { type: 'query', writes: { asal: { raw: 'brosur' } }, locks: { asal: true } } as const;
  expect(intent(form, transition(form, startState(form, facts), event, facts).state)).toContainEqual([
    'asal',
    'brosur',
  ]);
});

test('holds a choice by its code: a label that comes later is no change', () => {
  const lookup = { url: '/city/filter', idField: 'id', textField: 'name' };
  const form = formOf({ satu: [{ type: 'select', name: 'kota', lookup }, nama] });
  expect(intent(form, given(form, { kota: '1|KOTA SATU', nama: '1|KOTA SATU' }))).toEqual([
    ['kota', '1'],
    ['nama', '1|KOTA SATU'],
  ]);
});

test('holds files by their addresses, since each choice of a file gets its own; any in the place of one that the bank has lost', () => {
  const form = formOf({ satu: [{ type: 'upload', name: 'berkas', multiple: true, maxFiles: 3 }] });
  const state = given(form, {
    berkas: [
      { url: '/files/1', filename: 'satu.pdf' },
      { url: '/files/2', filename: 'dua.pdf' },
    ],
  });
  expect(intent(form, state)).toEqual([['berkas', ['/files/1', '/files/2']]]);
  const last = lostLast(form, state, new Set(['/files/1']));
  expect(intent(form, last.state, last.places)).toEqual([['berkas', ['/files/2', '']]]);
});

test('takes the only file of a field that the bank has lost from its place, and leaves the answer as it is', () => {
  const form = formOf({ satu: [{ type: 'upload', name: 'ktp' }] });
  const state = given(form, { ktp: '/files/1' });
  const last = lostLast(form, state, new Set(['/files/1']));
  expect([last.places, last.state.values]).toEqual([['ktp.0'], state.values]);
});

test('holds nothing of a stage that is still to come', () => {
  const step = (id: string, name: string) => ({
    id,
    title: id,
    blocks: [{ type: 'text', name, label: name }],
  });
  const form = formOf(
    {},
    {
      stages: [
        { id: 'daftar', steps: [step('satu', 'nama')], afterLastStep: 'lanjut' },
        { id: 'transaksi', steps: [step('dua', 'kota')] },
      ],
      actions: { lanjut: [{ goTo: { stage: 'transaksi' } }] },
    },
  );
  const first = given(form, { nama: 'Siti', kota: 'Bandung' });
  expect(intent(form, first)).toEqual([['nama', 'Siti']]);
  const entered = transition(form, first, { type: 'goTo', target: { stage: 'transaksi' } }, facts).state;
  const second = given(form, { kota: 'Bandung' }, entered);
  expect(intent(form, second)).toEqual([
    ['nama', 'Siti'],
    ['kota', 'Bandung'],
  ]);
  // Whoever comes back to the first stage wants the same as before.
  const back = transition(form, second, { type: 'edit', step: 'satu' }, facts).state;
  expect(intent(form, back)).toEqual([['nama', 'Siti']]);
});
