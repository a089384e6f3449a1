import { standing } from '../testing/standing';
import type { FieldInsight } from './fieldInsights';
import { insightOf } from './insight';
import type { MappedStep } from './stepMap';

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

test('a hidden field tells which comparison hides it', () => {
  const hidden = field('nomor', { punyaRekening: '2' });
  expect(hidden.visible).toBe(false);
  expect(hidden.why.shown).toMatch(/visibleWhen tidak terpenuhi: .*✗ punyaRekening equals "1" \(sekarang "2/);
  expect(hidden.why.empty).toBe('Kolom tersembunyi, dan jawaban kolom tersembunyi selalu kosong.');
});

test('a field that is shown by a condition tells which', () => {
  const shown = field('nomor', { punyaRekening: '1' });
  expect(shown.visible).toBe(true);
  expect(shown.why.shown).toMatch(/^Syarat visibleWhen terpenuhi: .*✓ punyaRekening equals "1"/);
});

test('a required field tells whether that is always so', () => {
  expect(field('nama').why.required).toBe('Tertulis "required": true.');
  expect(field('nomor', { punyaRekening: '1' }).why.required).toMatch(/^Syarat requiredWhen terpenuhi: /);
  expect(field('nomor', { punyaRekening: '2' }).why.required).toMatch(
    /^Syarat requiredWhen tidak terpenuhi: /,
  );
  expect(field('catatan').why.required).toBe('"required" tidak ditulis untuk kolom ini.');
});

test('only a field that cannot be written tells why', () => {
  expect(field('catatan').why.readOnly).toBeUndefined();
  expect(field('catatan', { nama: 'Siti' }).why.readOnly).toMatch(/^Syarat readOnlyWhen terpenuhi: ✓ nama/);
  expect(field('dua').why.readOnly).toBe('Jawabannya dihitung: jumlah * 2.');
});

test('an empty field tells what it waits for', () => {
  expect(field('nama').why.empty).toBe('Belum dijawab.');
  expect(field('dua').why.empty).toBe('Dihitung dari jumlah * 2; salah satu bagiannya masih kosong.');
  expect(field('kota').why.empty).toBe('Pilihannya menunggu jawaban "provinsi".');
  expect(field('nama', { nama: 'Siti' }).why.empty).toBeUndefined();
});

test('the map has every step, and why one is skipped', () => {
  expect(insightOf(standing()).steps.map(({ id, state }) => [id, state])).toEqual([
    ['data', 'active'],
    ['rekening', 'skipped'],
    ['alamat', 'ahead'],
  ]);
  expect(step('rekening')?.why).toMatch(/steps\[1\]\.visibleWhen tidak terpenuhi/);
  expect(step('rekening', { punyaRekening: '1' })).toMatchObject({ state: 'ahead', path: 'steps[1]' });
});
