import jsQR from 'jsqr';
import { mostQrBytes, qrCode } from './qrCode';

const drawn = (text: string): string[] =>
  qrCode(text).map((row) => row.map((dark) => (dark ? '#' : '.')).join(''));

test('a registration number gives the symbol that other encoders give for it', () => {
  // Version 2, level L, byte mode, mask 0; compared with the npm package qrcode and read back by jsQR.
  expect(drawn('EF2611210001')).toEqual([
    '#######...#...#...#######',
    '#.....#..#...#....#.....#',
    '#.###.#.#..#...#..#.###.#',
    '#.###.#..#..##..#.#.###.#',
    '#.###.#..#..##..#.#.###.#',
    '#.....#...###.###.#.....#',
    '#######.#.#.#.#.#.#######',
    '........#..#...#.........',
    '###.#####...#...###...#..',
    '.......###.###.##.##.#..#',
    '####..###.###.###.#.#...#',
    '..##.....##.###.##.#.#.##',
    '.######...##..##..##.#.##',
    '..###..#.###..##..##...#.',
    '#..##.#......#....###..##',
    '.##.##.##.##...#.#.#.#...',
    '#.#######...#...######.##',
    '........#.####.##...##.#.',
    '#######.#.###.#.#.#.#####',
    '#.....#.#.#.###.#...##.#.',
    '#.###.#.####..########.#.',
    '#.###.#..#.#..####..##.#.',
    '#.###.#.#....#.#.#..###.#',
    '#.....#.#..#...#.#.###.#.',
    '#######.###.#...###.##.##',
  ]);
});

/** What a scanner reads of a symbol, each module four pixels wide, with four modules of quiet around. */
function scanned(modules: readonly (readonly boolean[])[]): string | undefined {
  const side = (modules.length + 8) * 4;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1)
      if (modules[Math.floor(y / 4) - 4]?.[Math.floor(x / 4) - 4])
        pixels.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3);
  return jsQR(pixels, side, side)?.data;
}

test.each([
  [1, 25],
  [32, 25],
  [33, 29],
  [53, 29],
  [54, 33],
  [78, 33],
  [79, 37],
  [mostQrBytes, 37],
])('a text of %d characters is read back from a symbol of %d modules', (length, size) => {
  const text = 'https://bank.example/tracking?nomor='.padEnd(length, '0123456789').slice(0, length);
  const modules = qrCode(text);
  expect(modules).toHaveLength(size);
  expect(scanned(modules)).toBe(text);
});

test('a text that is too long is refused, counted in bytes', () => {
  expect(mostQrBytes).toBe(106);
  expect(() => qrCode('a'.repeat(107))).toThrow(/too long/);
  expect(() => qrCode('é'.repeat(54))).toThrow(/too long/);
});
