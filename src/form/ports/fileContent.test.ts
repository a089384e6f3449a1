import { checkContent } from './fileContent';

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const jpeg = [0xff, 0xd8, 0xff, 0xe0];
const webp = [...'RIFF1234WEBP'].map((character) => character.charCodeAt(0));
const pdf = [...'%PDF-1.7'].map((character) => character.charCodeAt(0));
const noise = Array.from({ length: 500 }, () => 32);

const check = (bytes: readonly number[], extension: string) =>
  checkContent(new Blob([new Uint8Array(bytes)]), extension);

describe('the content of a file must be what its extension says', () => {
  test.each([
    ['.png', png],
    ['.jpg', jpeg],
    ['.jpeg', jpeg],
    ['.webp', webp],
    ['.pdf', pdf],
    ['.pdf', [...noise, ...pdf]],
  ])('%s fits', async (extension, bytes) => {
    expect(await check(bytes, extension)).toBe('fits');
  });

  test.each([
    ['.png', jpeg],
    ['.jpg', png],
    ['.webp', [...'RIFF1234AVI '].map((character) => character.charCodeAt(0))],
    ['.pdf', png],
    ['.pdf', [...noise, ...noise, ...noise, ...pdf]],
    ['.png', []],
    ['.exe', [0x4d, 0x5a]],
    ['', png],
  ])('%s with other bytes differs', async (extension, bytes) => {
    expect(await check(bytes, extension)).toBe('differs');
  });
});
