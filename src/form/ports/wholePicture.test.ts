import { fileKindOf } from '../../interpreter';
import { bytesOfKind } from '../testing/filesOfKinds';
import { isWholePicture } from './wholePicture';

const isWhole = (extension: '.png' | '.jpg' | '.webp', bytes: Uint8Array): boolean => {
  const type = fileKindOf(extension)?.writableAs;
  if (!type) throw new Error(`${extension} is no picture`);
  return isWholePicture(bytes, type);
};

describe.each(['.png', '.jpg', '.webp'] as const)('A %s picture', (extension) => {
  const whole = bytesOfKind(extension);

  test('is whole with its last byte, and with what a camera keeps behind it', () => {
    expect(isWhole(extension, whole)).toBe(true);
    expect(isWhole(extension, Uint8Array.of(...whole, 1, 2, 3, 0xff))).toBe(true);
  });

  test('is not whole wherever it breaks off', () => {
    // Of a WebP the byte that makes its length even may be left out.
    const shortest = extension === '.webp' ? 2 : 1;
    const lengths = Array.from({ length: whole.length - shortest }, (_, length) => length);
    expect(lengths.filter((length) => isWhole(extension, whole.subarray(0, length)))).toEqual([]);
  });
});

test('the end of the small picture in the head of a JPEG is not that of the picture', () => {
  const whole = bytesOfKind('.jpg');
  const head = Uint8Array.of(0xff, 0xd8, 0xff, 0xe1, 0, 6, 0xff, 0xd8, 0xff, 0xd9);
  expect(isWhole('.jpg', Uint8Array.of(...head, ...whole.subarray(2)))).toBe(true);
  expect(isWhole('.jpg', Uint8Array.of(...head, ...whole.subarray(2, -2)))).toBe(false);
});

test('a JPEG of which a folder in the net has brought the first half only, and zeros, is not whole', () => {
  const half = bytesOfKind('.jpg').slice();
  half.fill(0, half.length - 40);
  expect(isWhole('.jpg', half)).toBe(false);
});
