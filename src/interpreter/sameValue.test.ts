import { sameValue } from './sameValue';

test.each<[unknown, unknown, boolean]>([
  [1, 1, true],
  [1, '1', false],
  [NaN, NaN, true],
  [null, undefined, false],
  [null, {}, false],
  [[], [], true],
  [[], {}, false],
  [{}, [], false],
  [[1, [2]], [1, [2]], true],
  [[1, 2], [1], false],
  [['a'], { 0: 'a' }, false],
  [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
  [{ a: 1 }, { a: 1, b: undefined }, false],
  [{ a: undefined }, { b: undefined }, false],
])('%j and %j', (a, b, same) => {
  expect(sameValue(a, b)).toBe(same);
  expect(sameValue(b, a)).toBe(same);
});
