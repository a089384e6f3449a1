import { roundTop } from './PlanChart';

test.each([
  [0, 0],
  [4_442_439, 5_000_000],
  [999, 1_000],
  [1_000, 1_000],
  [2_100_000, 4_000_000],
  [700, 800],
])('bars up to %d stand on an axis up to %d', (highest, top) => {
  expect(roundTop(highest)).toBe(top);
});
