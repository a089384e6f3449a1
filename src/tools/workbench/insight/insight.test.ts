import { standing } from '../testing/standing';
import type { FieldInsight } from './fieldInsights';
import { insightOf } from './insight';
import type { MappedStep } from './stepMap';
import type { Json } from '../../../interpreter';
import { questions, rawOf } from './questions';
import { whatIf } from './whatIf';

describe('insight', () => {
  const field = (name: string, answers = {}): FieldInsight => {
    const found = insightOf(standing(answers)).fields.find((one) => one.name === name);
    if (!found) throw new Error(`no field ${name}`);
    return found;
  };
  const step = (id: string, answers = {}): MappedStep | undefined =>
    insightOf(standing(answers)).steps.find((one) => one.id === id);

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
        offered: false,
        why: 'Tidak ditawarkan karena “Jumlah” belum diisi; ditawarkan bila “Jumlah” paling sedikit 1000000.',
      },
    ]);
    expect(option(2_500_000)).toEqual([
      { label: 'Emas', offered: true, why: 'Ditawarkan karena “Jumlah” adalah 2500000.' },
    ]);
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

  test('the map has every step, and why one is skipped or not', () => {
    expect(insightOf(standing()).steps.map(({ id, state }) => [id, state])).toEqual([
      ['data', 'active'],
      ['rekening', 'skipped'],
      ['alamat', 'ahead'],
    ]);
    expect(step('rekening')?.why).toBe(
      'Langkah “Rekening” dilewati karena “Punya?” belum diisi; tampil bila Ya.',
    );
    expect(step('rekening', { punyaRekening: '1' })).toMatchObject({
      state: 'ahead',
      path: 'steps[1]',
      why: 'Dilalui karena “Punya?” adalah Ya.',
    });
  });
});

describe('whatIf', () => {
  const said = (answers: Parameters<typeof standing>[0], name: string, raw: Json): string[] =>
    whatIf(standing(answers), name, raw).consequences.map(
      ({ effect, step, words }) => `${effect} ${words}${step === undefined ? '' : ` @${step}`}`,
    );

  test('an answer says what would appear, on every step', () => {
    expect(said({}, 'punyaRekening', '1')).toEqual([
      'appears Langkah “Rekening”',
      'appears “Nomor” (wajib) @Data Diri',
      'appears “Teks” @Rekening',
    ]);
  });

  test('another answer says what would disappear, and which answers with it', () => {
    const given = { punyaRekening: '1', nomor: '77', cabang: 'Dago' };
    expect(said(given, 'punyaRekening', '2')).toEqual([
      'disappears Langkah “Rekening”',
      'disappears “Nomor”, jawabannya “77” hilang @Data Diri',
      'disappears “Teks”, jawabannya “Dago” hilang @Rekening',
    ]);
  });

  test('what is computed, offered and locked is reported', () => {
    expect(said({}, 'jumlah', 1_000_000)).toEqual([
      'filled “Dua kali”: 2000000 @Data Diri',
      'options “Paket”: Perak, Emas @Data Diri',
    ]);
    expect(said({ jumlah: 2 }, 'jumlah', null)).toEqual([
      'emptied “Dua kali”, jawabannya “4” hilang @Data Diri',
    ]);
    expect(said({}, 'nama', 'Siti')).toEqual(['readOnly “Catatan” @Data Diri']);
  });

  test('an answer that would be refused says why, and the form keeps its own', () => {
    const now = standing({ nama: 'Siti' });
    const before = now.state();
    expect(whatIf(now, 'nama', '').refused).toBe('Harus Diisi');
    expect(now.state()).toBe(before);
  });

  test('what can be answered on any step of the way may be supposed', () => {
    const asked = questions(standing({ punyaRekening: '1', jumlah: 1500 }));
    expect(asked.map(({ name, by, now }) => [name, by, now])).toEqual([
      ['nama', 'text', undefined],
      ['punyaRekening', 'choice', 'Ya'],
      ['nomor', 'text', undefined],
      ['catatan', 'text', undefined],
      ['jumlah', 'number', '1500'],
      ['paket', 'choice', undefined],
      ['provinsi', 'stored', undefined],
      ['kota', 'stored', undefined],
      ['cabang', 'text', undefined],
      ['jalan', 'text', undefined],
    ]);
  });

  test.each([
    ['number', '1.500,5', 1500.5],
    ['number', '', null],
    ['tick', 'true', true],
    ['choices', '2|Dua', ['2|Dua']],
    ['text', 'a', 'a'],
  ] as const)('what is typed for a %s is read: %s', (by, typed, raw) => {
    expect(rawOf({ by }, typed)).toEqual(raw);
  });
});
