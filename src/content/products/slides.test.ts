import { positionsOf, shownSlides, slidesByWidth } from './slides';

test('1, 2, 3 and 4 slides per view, from 0, 640, 768 and 1024 pixels', () => {
  expect(slidesByWidth).toEqual({
    0: { slidesPerView: 1 },
    640: { slidesPerView: 2 },
    768: { slidesPerView: 3 },
    1024: { slidesPerView: 4 },
  });
});

test.each([
  ['at the start', 0, 3, 7, [0, 2]],
  ['one further', 1, 3, 7, [1, 3]],
  ['never past the end', 6, 3, 7, [4, 6]],
  ['never before the start', -1, 3, 7, [0, 2]],
  ['with fewer cards than places', 2, 4, 2, [0, 1]],
])('shown are %s', (_, position, perView, count, shown) => {
  expect(shownSlides(position, perView, count)).toEqual(shown);
});

test('a row stands in one position more than there are cards out of sight', () => {
  expect([positionsOf(1, 7), positionsOf(4, 7), positionsOf(4, 4), positionsOf(4, 2)]).toEqual([7, 4, 1, 1]);
});
