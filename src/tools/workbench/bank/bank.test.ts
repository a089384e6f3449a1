import { contoh, standing } from '../testing/standing';
import { answerBy, callsIn, treatmentsOf } from './treatments';

test('every call of a form is found, with what makes it', () => {
  const { form } = standing(
    {},
    {
      ...contoh,
      nextPopup: { slug: 'syarat' },
      actions: {
        ...contoh.actions,
        cek: [{ call: 'tipe-nasabah', body: { nik: 'nama', tanggalLahir: "'2000-01-01'" } }],
      },
    },
  );
  expect(callsIn(form)).toEqual([
    { call: 'submit', users: ['pengiriman formulir'], list: false },
    { call: 'tipe-nasabah', users: ['tindakan “cek”'], list: false },
    { call: 'remote-select', users: ['“Provinsi”', '“Kota”'], list: true },
    { call: 'popup', users: ['popup tombol lanjut'], list: false },
  ]);
});

test('the answers of a call are those that its contract documents, and what may go wrong on the way', () => {
  const names = (call: 'tipe-nasabah' | 'remote-select', list: boolean): string[] =>
    treatmentsOf({ call, list, users: [] }).map(([as]) => as);
  expect(names('tipe-nasabah', false)).toEqual(
    expect.arrayContaining(['sample', 'status-409', 'status-503', 'inside-409', 'swapped', 'own']),
  );
  expect(names('remote-select', true)).toContain('empty');
  expect(names('remote-select', true)).not.toContain('sample');
});

test.each([
  ['usual', undefined],
  ['slow', undefined],
  ['status-409', { status: 409, body: expect.objectContaining({ statusCode: 409 }) as unknown }],
  ['inside-404', { body: expect.objectContaining({ statusCode: 404 }) as unknown }],
  ['offline', { fault: 'network' }],
  ['lost', { fault: 'timeout' }],
  ['html', { fault: 'unreadable' }],
  ['sample', { body: expect.objectContaining({ succeeded: true }) as unknown }],
] as const)('%s answers so', (as, answer) => {
  expect(answerBy({ call: 'tipe-nasabah', as })).toEqual(answer);
});

test("an answer of the editor's own is taken once it is JSON", () => {
  const own = (body: string) => answerBy({ call: 'submit', as: 'own', body });
  expect(own('{"statusCode":')).toBeUndefined();
  expect(own('{"statusCode":200}')).toEqual({ body: { statusCode: 200 } });
});
