import { uploadLimits, type UploadField, fileKindOf } from '../../interpreter';
import { bytesOfKind } from '../testing/filesOfKinds';
import { isProtectedPdf, isWholePicture, prepareFile } from './prepareFile';
describe('prepareFile', () => {
  /** A picture of this size, which the browser writes again in so many bytes. */
  const browser = (width: number, height: number, bytes: number, type?: string) => {
    const drawn: number[][] = [];
    Object.assign(globalThis, {
      createImageBitmap: () => Promise.resolve({ width, height, close: () => undefined }),
    });
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation((() => ({
      drawImage: (_: unknown, ...at: number[]) => drawn.push(at),
    })) as unknown as HTMLCanvasElement['getContext']);
    jest
      .spyOn(HTMLCanvasElement.prototype, 'toBlob')
      .mockImplementation((callback, wanted) =>
        callback(new Blob([new Uint8Array(bytes)], { type: type ?? wanted })),
      );
    return drawn;
  };

  /** One that says that a picture cannot be decoded. */
  const refusingBrowser = (): void => {
    Object.assign(globalThis, { createImageBitmap: () => Promise.reject(new Error('not decoded')) });
  };

  afterEach(() => {
    jest.restoreAllMocks();
    Reflect.deleteProperty(globalThis, 'createImageBitmap');
  });

  const limitsOf = (accept?: UploadField['accept'], rest: Partial<UploadField> = {}) =>
    uploadLimits({ type: 'upload', name: 'berkas', label: 'Berkas', ...(accept && { accept }), ...rest });
  const limits = limitsOf();

  const jpeg = bytesOfKind('.jpg');
  const pdf = bytesOfKind('.pdf');
  const heic = new TextEncoder().encode('\0\0\0\x18ftypheic');
  const photo = (name = 'foto.jpg') => new File([jpeg, new Uint8Array(5000)], name, { type: 'image/jpeg' });

  /** A file that was moved or changed after it was chosen. */
  const gone = (name: string): File => {
    const file = new File(['%PDF-'], name);
    file.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
    return file;
  };

  test.each([
    ['a photo of a phone', 3000, 4000, [1369, 1826]],
    ['a wide photo', 4000, 3000, [1826, 1369]],
    ['a long screenshot', 1080, 12_000, [1000, 11_111]],
    ['a wide panorama', 9000, 1500, [6000, 1000]],
    ['a large square', 8000, 8000, [1581, 1581]],
  ])('%s is sent with about 2.5 million pixels, and at least 1,000 at its shorter side', async (...given) => {
    const [, width, height, sent] = given;
    const drawn = browser(width, height, 900);
    const { file, refused } = await prepareFile(photo(), limits);
    expect([file.name, file.size, file.type, refused]).toEqual(['foto.jpg', 900, 'image/jpeg', undefined]);
    expect(drawn).toEqual([[0, 0, ...sent]]);
  });

  test.each([
    ['has no more pixels', () => browser(1600, 1200, 10)],
    ['is narrow already', () => browser(720, 12_000, 10)],
    ['would grow', () => browser(4000, 3000, 6000)],
    ['would become one of another type', () => browser(4000, 3000, 900, 'image/png')],
    ['no part of this browser opens', () => undefined],
  ])('a picture that %s is sent as it is', async (_, given) => {
    given();
    const { file, refused } = await prepareFile(photo(), limits);
    expect([file.size, refused]).toEqual([photo().size, undefined]);
  });

  test('what is no picture is not opened', async () => {
    const drawn = browser(4000, 3000, 900);
    await prepareFile(new File([pdf], 'slip.pdf'), limits);
    expect(drawn).toEqual([]);
  });

  test('the name is cleaned, the content stays', async () => {
    const { file } = await prepareFile(
      new File([pdf], '<b>slip\u202E.pdf', { type: 'application/pdf' }),
      limits,
    );
    expect([file.name, file.type]).toEqual(['slip.pdf', 'application/pdf']);
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(pdf);
  });

  test('the bytes are those of the moment of the choice', async () => {
    const chosen = new File([pdf], 'slip.pdf');
    const read = jest.spyOn(chosen, 'arrayBuffer');
    const { file } = await prepareFile(chosen, limits);
    expect(file).not.toBe(chosen);
    expect(file.type).toBe('application/pdf');
    expect(read.mock.calls).toHaveLength(1);
  });

  test.each([
    ['a picture that breaks off', new File([jpeg.subarray(0, -30)], 'a.jpg'), 'broken'],
    ['a page of the web that is called a picture', new File(['<!doctype html>'], 'a.jpg'), 'broken'],
    ['another picture than the name says', new File([jpeg], 'a.png'), 'broken'],
    ['a PDF that is called a picture', new File([pdf], 'a.png'), 'broken'],
    ['a photo of a phone that is called a JPEG', new File([heic], 'a.jpg'), 'heic'],
    ['a file that cannot be read any more', gone('a.pdf'), 'unreadable'],
    ['a whole one', new File([jpeg], 'a.jpg'), undefined],
  ])('%s: %s', async (_, file, why) => {
    expect((await prepareFile(file, limits)).refused).toBe(why);
  });

  test('a picture that the browser cannot decode is refused', async () => {
    refusingBrowser();
    expect((await prepareFile(photo(), limits)).refused).toBe('broken');
  });

  test.each([
    ['of another extension', gone('a.txt'), limits],
    ['of too many bytes', gone('a.pdf'), limitsOf(['.pdf'], { maxSizeBytes: 4 })],
  ])('a file %s is not read, since it is refused for that', async (_, file, taken) => {
    expect(await prepareFile(file, taken)).toEqual({ file });
  });

  test('an encrypted PDF is told of', async () => {
    const text = '%PDF-1.7\ntrailer<</Encrypt 5 0 R>>';
    expect((await prepareFile(new File([text], 'a.pdf'), limits)).isProtected).toBe(true);
    expect((await prepareFile(new File([pdf], 'a.pdf'), limits)).isProtected).toBe(false);
  });

  describe('A photo of the camera', () => {
    test.each([
      ['a JPEG where only .jpeg is taken', 'IMG_1.jpg', jpeg, limitsOf(['.jpeg', '.pdf']), 'IMG_1.jpeg'],
      ['a JPEG where only .jpg is taken', 'image.JPEG', jpeg, limitsOf(['.jpg']), 'image.jpg'],
      ['one without extension', 'image', jpeg, limits, 'image.jpg'],
      ['one whose extension is taken', 'IMG_1.jpg', jpeg, limits, 'IMG_1.jpg'],
      ['one whose extension is taken, of another content', 'a.png', jpeg, limits, 'a.png'],
      ['one of a kind that is not taken', 'a.jpg', jpeg, limitsOf(['.png']), 'a.jpg'],
    ])('%s: %s', async (_, name, bytes, taken, sent) => {
      expect((await prepareFile(new File([bytes], name), taken, 'camera')).file.name).toBe(sent);
    });

    test('a chosen one keeps its name', async () => {
      const { file } = await prepareFile(new File([jpeg], 'IMG_1.jpg'), limitsOf(['.jpeg']));
      expect(file.name).toBe('IMG_1.jpg');
    });
  });
});

describe('A protected PDF', () => {
  const isProtected = (text: string): boolean =>
    isProtectedPdf(Uint8Array.from(text, (character) => character.charCodeAt(0)));

  const body = '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n';

  /** A file whose end leads to this, which stands behind `before`. */
  const ending = (trailer: string, before = body): string =>
    `${before}${trailer}\nstartxref\n${before.length - before.indexOf('%PDF-')}\n%%EOF\n`;

  const table = (entries: string): string => `xref\n0 1\n0000000000 65535 f \ntrailer\n<< ${entries} >>`;
  const stream = (entries: string): string =>
    `9 0 obj\n<< /Type /XRef ${entries} >>\nstream\n\x01\x02\nendstream`;

  test.each([
    ['a table of references', ending(table('/Size 6 /Root 1 0 R /Encrypt 5 0 R'))],
    ['its dictionary in place', ending(table('/Size 6 /Encrypt<</Filter/Standard/V 2>>/Root 1 0 R'))],
    ['a stream of references', ending(stream('/Size 6 /Encrypt 5 0 R /W [1 2 1]'))],
    ['noise before its mark', ending(table('/Encrypt 5 0 R'), `\r\n\r\n${body}`)],
    ['an update at its end', ending(table('/Encrypt 5 0 R /Prev 9'), ending(table('/Encrypt 5 0 R')))],
    ['brackets in the texts of its trailer', ending(table('/ID [(a>>\\)(b)) <3e3e>] % >>\n/Encrypt 5 0 R'))],
    ['an end that leads nowhere', `${body}${table('/Encrypt 5 0 R')}\nstartxref\n99999\n%%EOF`],
    ['an end that leads elsewhere', `${body}${stream('/Encrypt 5 0 R')}\nstartxref\n3\n%%EOF`],
    ['no end', `${body}${table('/Encrypt 5 0 R')}`],
  ])('a PDF is protected that says so with %s', (_, text) => {
    expect(isProtected(text)).toBe(true);
  });

  test.each([
    ['has a plain trailer', ending(table('/Size 6 /Root 1 0 R'))],
    ['has a plain stream of references', ending(stream('/Size 6 /Root 1 0 R'))],
    ['has no trailer', body],
    ['writes of it', ending(table('/Root 1 0 R'), `${body}2 0 obj<</T(/Encrypt 5 0 R trailer)>>endobj\n`)],
    ['holds another one that is', ending(table('/Root 1 0 R'), `${body}${ending(table('/Encrypt 5 0 R'))}`)],
    ['has the word in its metadata', ending(table('/Root 1 0 R /Info <</Encrypt true>> /EncryptNothing 1'))],
    [
      'was freed from its password by an update',
      ending(table('/Root 1 0 R'), ending(table('/Encrypt 5 0 R'))),
    ],
    ['was freed so behind noise', ending(table('/Root 1 0 R'), `\r\n\r\n${ending(table('/Encrypt 5 0 R'))}`)],
    ['is nothing at all', ''],
  ])('one is not that %s', (_, text) => {
    expect(isProtected(text)).toBe(false);
  });

  test('five megabytes are read at once', () => {
    const filler = '3 0 obj<</Length 9>>stream\n(((<<>>\nendstream endobj\n'.repeat(100_000);
    expect(isProtected(ending(table('/Encrypt 5 0 R'), `${body}${filler}`))).toBe(true);
    expect(isProtected(`${body}${filler}`)).toBe(false);
  });
});

describe('A whole picture', () => {
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
});
