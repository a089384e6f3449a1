import { edited, formOf, kredit } from './testing/edited';
import { payloadChanges, payloadOf } from './payload';

const before = formOf(kredit);

test('the keys that are sent, with how each is written', () => {
  expect(payloadOf(before)).toEqual(
    expect.arrayContaining([
      { key: 'subProductId', type: 'KU-01' },
      { key: 'besar', type: 'bilangan' },
      { key: 'tujuan', type: 'teks "kode|label"', codes: ['1', '2', '3'] },
      { key: 'tipe-nasabah: besar', type: 'rumus besar' },
    ]),
  );
});

test('what goes, is written otherwise or has new codes breaks a receiver; what comes does not', () => {
  const after = edited(kredit, [
    { at: 'steps.0.blocks.3.name', put: 'noHp' },
    { at: 'steps.1.blocks.2.options', put: ['1|Modal kerja', '2|Investasi', '4|Pendidikan'] },
    { at: 'steps.2.blocks.0.blocks.1.type', put: 'text' },
    { at: 'steps.1.blocks.0.label', put: 'Besar' },
  ]);
  expect(payloadChanges(before, formOf(after))).toEqual([
    { breaking: true, words: 'Kunci “telepon” tidak dikirim lagi.' },
    { breaking: false, words: 'Kunci baru “noHp”: teks.' },
    { breaking: true, words: 'Kunci “tujuan” dapat berkode baru: 4.' },
    { breaking: true, words: 'Kunci “luas” kini teks (dahulu bilangan).' },
  ]);
});

test('a value of rows is a key of their records', () => {
  const withValues = (values: object): ReturnType<typeof formOf> => {
    const rows = {
      type: 'rows',
      name: 'kebun',
      label: 'Kebun',
      blocks: [{ type: 'number', name: 'pohon', label: 'Pohon' }],
    };
    return formOf(edited(kredit, [{ at: 'steps.2.blocks.1', insert: { ...rows, ...values } }]));
  };
  const values = [
    { name: 'buah', compute: 'pohon * 9' },
    { name: 'banyak', compute: 'pohon > 9', submit: false },
  ];
  expect(payloadChanges(withValues({}), withValues({ values }))).toEqual([
    { breaking: false, words: 'Kunci baru “kebun[].buah”: nilai.' },
  ]);
});

test('the same version changes nothing', () => {
  expect(payloadChanges(before, before)).toEqual([]);
});
