import { standing } from '../testing/standing';
import { type FieldInsight, insightOf } from './insight';

describe('insight', () => {
  const field = (name: string, answers = {}): FieldInsight => {
    const found = insightOf(standing(answers)).fields.find((one) => one.name === name);
    if (!found) throw new Error(`no field ${name}`);
    return found;
  };

  test('a look at a form is plain data', () => {
    const insight = insightOf(standing({ nama: 'Siti', punyaRekening: '1' }));
    expect(structuredClone(insight)).toEqual(insight);
  });

  test('a hidden field says which answer hides it, and which one would show it', () => {
    const hidden = field('nomor', { punyaRekening: '2' });
    expect(hidden.visible).toBe(false);
    expect(hidden.why.shown).toBe('Tersembunyi karena “Punya?” adalah Tidak; tampil bila Ya.');
    expect(hidden.why.empty).toBe('Kolom tersembunyi, dan jawaban kolom tersembunyi selalu kosong.');
  });

  test('a field that is shown by a condition says which', () => {
    const shown = field('nomor', { punyaRekening: '1' });
    expect(shown.visible).toBe(true);
    expect(shown.why.shown).toBe('Tampil karena “Punya?” adalah Ya.');
  });

  test('a required field says whether that is always so', () => {
    expect(field('nama').why.required).toBe('Selalu wajib.');
    expect(field('nomor', { punyaRekening: '1' }).why.required).toBe('Wajib karena “Punya?” adalah Ya.');
    expect(field('nomor').why.required).toBe('Tidak wajib karena “Punya?” belum diisi; wajib bila Ya.');
    expect(field('catatan').why.required).toBe('Tidak pernah wajib.');
  });

  test('only a field that cannot be written says why', () => {
    expect(field('catatan').why.readOnly).toBeUndefined();
    expect(field('catatan', { nama: 'Siti' }).why.readOnly).toBe('Hanya baca karena “Nama” adalah Siti.');
    expect(field('dua').why.readOnly).toBe('Jawabannya dihitung: “Jumlah” × 2.');
  });

  test('an empty field says what it waits for', () => {
    expect(field('nama').why.empty).toBe('Belum dijawab.');
    expect(field('dua').why.empty).toBe('Dihitung dari “Jumlah” × 2; salah satu bagiannya masih kosong.');
    expect(field('kota').why.empty).toBe('Pilihannya menunggu jawaban “Provinsi”.');
    expect(field('nama', { nama: 'Siti' }).why.empty).toBeUndefined();
  });

  test('a choice that is not always offered says why', () => {
    const option = (jumlah?: number) => field('paket', jumlah === undefined ? {} : { jumlah }).options;
    expect(option()).toEqual([
      {
        label: 'Emas',
        why: 'Tidak ditawarkan karena “Jumlah” belum diisi; ditawarkan bila “Jumlah” paling sedikit 1000000.',
      },
    ]);
    expect(option(2_500_000)).toEqual([{ label: 'Emas', why: 'Ditawarkan karena “Jumlah” adalah 2500000.' }]);
  });

  test('a button says why it is hidden, and the one that leads on where it leads or what holds it', () => {
    const buttons = (answers = {}): (readonly [string, boolean, string])[] =>
      insightOf(standing(answers)).buttons.map(({ label, visible, why }) => [label, visible, why] as const);
    expect(buttons()).toEqual([
      ['Periksa', false, 'Tersembunyi karena “Punya?” belum diisi; tampil bila Ya.'],
      ['Submit', true, 'Belum menuju ke mana-mana: “Nama” belum benar.'],
    ]);
    expect(buttons({ nama: 'Siti', punyaRekening: '2' })[1]?.[2]).toBe('Menuju langkah “Alamat”.');
  });

  test('a step that not everybody goes through says why it is skipped or not', () => {
    const one = { label: 'Rekening', path: 'steps[1]' };
    const skipped = 'Langkah “Rekening” dilewati karena “Punya?” belum diisi; tampil bila Ya.';
    expect(insightOf(standing()).steps).toEqual([{ ...one, visible: false, why: skipped }]);
    expect(insightOf(standing({ punyaRekening: '1' })).steps).toEqual([
      { ...one, visible: true, why: 'Dilalui karena “Punya?” adalah Ya.' },
    ]);
  });
});
