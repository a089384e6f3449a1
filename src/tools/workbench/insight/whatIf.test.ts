import type { Json } from '../../../interpreter';
import { standing } from '../testing/standing';
import { questions, rawOf } from './questions';
import { whatIf } from './whatIf';

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
