import type { Value } from '../../../interpreter';
import { formWith } from './forms';
import { spellingsOf } from './spellings';

const spellingsIn = (keys: object, value: Value): string[] => {
  const form = formWith([{ id: 'a', title: 'A', blocks: [{ name: 'isi', label: 'Isi', ...keys }] }]);
  const field = form.fields.get('isi');
  if (!field) throw new Error('no field');
  const { rule = field.row.rule } = keys as { rule?: 'digits' };
  return spellingsOf(field, rule, value);
};

test.each<[keys: object, value: Value, some: string[], least: number]>([
  [{ type: 'currency' }, 1_250_000, ['1250000', 'Rp 1.250.000', '1.250.000,00', '１２５００００'], 15],
  [{ type: 'number' }, 12, ['12', ' 12 ', '12,0'], 5],
  [{ type: 'number', suffix: 'bulan' }, 12, ['12 bulan', '12bln.', '12-Bulan'], 8],
  [{ type: 'decimal', prefix: '±', suffix: '%' }, 7.5, ['7,5%', '+/- 7,5%'], 5],
  [{ type: 'decimal' }, 2500.5, ['2500,5', '2.500,5', '2,500.5'], 5],
  [
    { type: 'date' },
    '1990-03-05',
    [
      '05031990',
      '5/3/1990',
      '5 Maret 1990',
      '5-Mar-1990',
      'March 5 1990',
      '1990-03-05',
      '０５/０３/１９９０',
    ],
    15,
  ],
  [{ type: 'monthYear' }, '2024-11', ['112024', 'November 2024', '2024-11'], 5],
  [{ type: 'phone' }, '6285711112222', ['+62 857-1111-2222', 'WA: +62 857-1111-2222'], 5],
  [{ type: 'phone' }, '081122223333', ['0811-2222-3333', ' 081122223333 '], 5],
  [
    { type: 'email' },
    'siti@contoh.co.id',
    [' siti@contoh.co.id ', '<siti@contoh.co.id>', 'mailto:siti@contoh.co.id'],
    6,
  ],
  [
    { type: 'text', case: 'upper', rule: 'letters-spaces' },
    'SITI AMINAH',
    ['Siti Aminah', ' siti aminah '],
    3,
  ],
  [
    { type: 'text', rule: 'digits' },
    '3273010101900001',
    ['3273-0101 0190.0001', 'NIK : 3273 0101 0190 0001'],
    3,
  ],
])('%j of %j is written in many ways, all of which are read', (keys, value, some, least) => {
  const written = spellingsIn(keys, value);
  expect(written).toEqual(expect.arrayContaining(some));
  expect(written.length).toBeGreaterThanOrEqual(least);
});

test('nothing is a spelling that could be read as another answer', () => {
  expect(spellingsIn({ type: 'decimal' }, 1375)).not.toContain('1.375');
  expect(spellingsIn({ type: 'text', rule: 'digits', maxLength: 2 }, '15')).not.toContain('1.5');
});
