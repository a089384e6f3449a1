/** A size of symbol whose data and correction words are one block, at error correction level L (ISO/IEC 18004, table 9). */
interface Version {
  /** Modules per side. */
  size: number;
  dataBytes: number;
  correctionBytes: number;
}

const versions: readonly Version[] = [
  { size: 25, dataBytes: 34, correctionBytes: 10 },
  { size: 29, dataBytes: 55, correctionBytes: 15 },
  { size: 33, dataBytes: 80, correctionBytes: 20 },
  { size: 37, dataBytes: 108, correctionBytes: 26 },
];

/** Bytes around the text: four bits of mode, eight of length, four that end it. */
const around = 2;

/** Format information of error correction level L with mask 0 (ISO/IEC 18004, table C.1), highest bit first. */
const format = '111011111000100';

/** Most bytes (UTF-8) of a text that fits. */
export const mostQrBytes = Math.max(...versions.map(({ dataBytes }) => dataBytes)) - around;

/**
 * A QR code, version 2 to 5, level L, byte mode (ISO/IEC 18004): rows of modules, true for dark. Mask 0 always: other masks only
 * make reading a little easier. Throws an `Error` for more than `mostQrBytes` bytes.
 */
export function qrCode(text: string): boolean[][] {
  const bytes = [...new TextEncoder().encode(text)];
  const version = versions.find(({ dataBytes }) => bytes.length <= dataBytes - around);
  if (!version) throw new Error(`"${text}" is too long for a QR code of version 5`);
  const words = withCorrection(encode(bytes, version), version);
  const bits = words.flatMap((byte) => bitsOf(byte, 8));
  const fixed = fixedModules(version);
  const path = dataPath(version).filter(([row, column]) => fixed[row]?.[column] === undefined);
  const data = new Map(
    // The seven modules that are left over hold zeros.
    path.map(([row, column], index) => [
      `${row},${column}`,
      (bits[index] ?? false) !== ((row + column) % 2 === 0),
    ]),
  );
  return fixed.map((modules, row) =>
    modules.map((module, column) => module ?? data.get(`${row},${column}`) ?? false),
  );
}

function encode(bytes: readonly number[], { dataBytes }: Version): number[] {
  // Mode 0100, length, bytes, terminator 0000; then padding.
  const bits = [
    ...bitsOf(4, 4),
    ...bitsOf(bytes.length, 8),
    ...bytes.flatMap((byte) => bitsOf(byte, 8)),
    ...bitsOf(0, 4),
  ];
  const words = Array.from({ length: bits.length / 8 }, (_, index) =>
    bits.slice(index * 8, index * 8 + 8).reduce((word, bit) => word * 2 + Number(bit), 0),
  );
  const padding = Array.from({ length: dataBytes - words.length }, (_, index) =>
    index % 2 === 0 ? 0xec : 0x11,
  );
  return [...words, ...padding];
}

/** Appends the Reed-Solomon remainder of the words. */
function withCorrection(words: readonly number[], { correctionBytes }: Version): number[] {
  let generator = [1];
  for (let degree = 0; degree < correctionBytes; degree += 1) {
    const root = power(degree);
    generator = [...generator, 0].map((one, index) => one ^ multiply(generator[index - 1] ?? 0, root));
  }
  const remainder = [...words, ...Array<number>(correctionBytes).fill(0)];
  words.forEach((_, start) => {
    const factor = remainder[start] ?? 0;
    generator.forEach((one, index) => {
      remainder[start + index] = (remainder[start + index] ?? 0) ^ multiply(one, factor);
    });
  });
  return [...words, ...remainder.slice(words.length)];
}

/** Product in the field of 256 elements with the polynomial x⁸ + x⁴ + x³ + x² + 1. */
function multiply(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ (product >> 7 ? 0x11d : 0);
    if ((b >> bit) & 1) product ^= a;
  }
  return product;
}

function power(exponent: number): number {
  return exponent === 0 ? 1 : multiply(power(exponent - 1), 2);
}

type Modules = (boolean | undefined)[][];

/** Everything but the data: finders, timing, the one alignment pattern, format information. */
function fixedModules({ size }: Version): Modules {
  const modules: Modules = Array.from({ length: size }, () =>
    Array<boolean | undefined>(size).fill(undefined),
  );
  const put = (row: number, column: number, dark: boolean): void => {
    const line = modules[row];
    if (line && column >= 0 && column < size) line[column] = dark;
  };
  const square = (row: number, column: number, radius: number, isDark: (ring: number) => boolean): void => {
    for (let y = -radius; y <= radius; y += 1)
      for (let x = -radius; x <= radius; x += 1)
        put(row + y, column + x, isDark(Math.max(Math.abs(x), Math.abs(y))));
  };
  for (let index = 8; index < size - 8; index += 1) {
    put(6, index, index % 2 === 0);
    put(index, 6, index % 2 === 0);
  }
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    square(row, column, 4, (ring) => ring !== 2 && ring !== 4);
  square(size - 7, size - 7, 2, (ring) => ring !== 1);
  [...format].forEach((bit, index) => {
    const dark = bit === '1';
    const [row, column] = formatPlace(index);
    put(row, column, dark);
    // Its second copy, beside the other two finders.
    if (index < 7) put(size - 1 - index, 8, dark);
    else put(8, size - 15 + index, dark);
  });
  put(size - 8, 8, true);
  return modules;
}

/** Around the first finder; the timing pattern is stepped over. */
function formatPlace(index: number): [row: number, column: number] {
  if (index < 8) return [8, index < 6 ? index : index + 1];
  return [index === 8 ? 7 : 14 - index, 8];
}

/** All modules in the order of the data: pairs of columns from the right, up and down in turn, without the timing column. */
function dataPath({ size }: Version): [row: number, column: number][] {
  const pairs = Array.from({ length: (size - 1) / 2 }, (_, index) => size - 1 - 2 * index);
  return pairs.flatMap((right, index) => {
    const column = right <= 6 ? right - 1 : right;
    const rows = Array.from({ length: size }, (_, row) => (index % 2 === 0 ? size - 1 - row : row));
    return rows.flatMap((row): [number, number][] => [
      [row, column],
      [row, column - 1],
    ]);
  });
}

function bitsOf(value: number, count: number): boolean[] {
  return Array.from({ length: count }, (_, index) => ((value >> (count - 1 - index)) & 1) === 1);
}
