import { planWords } from './plan';

test('a plan in a sentence: the first month, and all interest', () => {
  const plan = [
    { principal: 3_942_439, interest: 500_000 },
    { principal: 3_981_863, interest: 460_576 },
  ];
  expect(planWords.summary(plan)).toBe(
    'Bulan pertama Rp 4.442.439: pokok Rp 3.942.439 dan bunga Rp 500.000. Bunga seluruhnya Rp 960.576 dalam 2 bulan.',
  );
  expect(planWords.summary([])).toBe('');
});

test.each([
  [0, '0'],
  [750, '750'],
  [2_500, '2,5 rb'],
  [5_000_000, '5 jt'],
  [1_250_000_000, '1,25 M'],
])('%d beside the axis reads %s', (amount, text) => {
  expect(planWords.axis(amount)).toBe(text);
});
