import { uploadLimits, type UploadField, fileKindOf } from '../../interpreter';
import { bytesOfKind } from '../testing/filesOfKinds';
import { prepareFile } from './prepareFile';
import { isProtectedPdf } from './protectedPdf';
import { isWholePicture } from './wholePicture';
import { http, HttpResponse } from 'msw';
import { waitFor } from '@testing-library/react';
import { server } from '../../../mocks/node';
import { sessionOf } from '../testing/sessionOf';

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
    expect(read.mock.calls).toHaveLength(1);
  });

  test.each([
    ['a picture that breaks off', new File([jpeg.subarray(0, -30)], 'a.jpg'), 'broken'],
    ['a page of the web that is called a picture', new File(['<!doctype html>'], 'a.jpg'), 'wrongType'],
    ['another picture than the name says', new File([jpeg], 'a.png'), 'wrongType'],
    ['a PDF that is called a picture', new File([pdf], 'a.png'), 'wrongType'],
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

describe('Uploads', () => {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());

  const pdf = (name: string): File => new File(['%PDF-1.7'], name, { type: 'application/pdf' });
  const png = (name: string): File => new File([new Uint8Array([0x89, 80, 78, 71, 13, 10, 26, 10])], name);

  /** The files of a form over the network, and what is seen of them. */
  const begin = (field: Readonly<Record<string, unknown>> = {}) => {
    const session = sessionOf([
      { type: 'upload', name: 'berkas', label: 'Berkas', multiple: true, maxFiles: 3, ...field },
    ]);
    const uploads = session.uploads('berkas');
    return {
      uploads,
      value: () => session.state().values.berkas,
      rows: () => uploads.store.current().sent.map(({ name, state }) => `${name}: ${state}`),
      toasts: () => session.activity.current().toasts.map(({ title, text }) => [title, text]),
    };
  };

  const answering = (answer: (name: string) => Response): void => {
    server.use(
      http.post('*/api/upload-file', async ({ request }) => {
        const names = (await request.formData()).getAll('files').map((file) => (file as File).name);
        return answer(names.join('+'));
      }),
    );
  };
  const stored = (name: string, init?: ResponseInit): Response =>
    HttpResponse.json({ succeeded: true, data: { url: `/files/${name}` } }, init);

  test('a file goes out alone, under its own name', async () => {
    answering(stored);
    const { uploads, value } = begin();
    await uploads.take([pdf('a.pdf'), pdf('b.pdf')]);
    expect(value()).toEqual([
      { url: '/files/a.pdf', filename: 'a.pdf' },
      { url: '/files/b.pdf', filename: 'b.pdf' },
    ]);
  });

  test.each([
    [
      'an HTTP status that is none of success',
      () => HttpResponse.json({}, { status: 503, statusText: 'Service Unavailable' }),
      'Service Unavailable',
    ],
    ['HTTP 201', (name: string) => stored(name, { status: 201, statusText: 'Created' }), 'Created'],
    ['no connection', () => HttpResponse.error(), 'Gagal mengunggah file'],
    ['a page in place of an answer', () => HttpResponse.text('<!doctype html>'), 'Gagal mengunggah file'],
  ])('%s is reported, and the file can be sent again', async (_, answer, text) => {
    answering(answer);
    const { uploads, toasts, rows, value } = begin();
    await uploads.take([pdf('a.pdf')]);
    expect([toasts(), rows(), value()]).toEqual([[['Ada Masalah!', text]], ['a.pdf: failed'], []]);
  });

  test('a file that the back end did not want is passed over in silence', async () => {
    answering(() => HttpResponse.json({ succeeded: false, message: 'Ditolak', data: null }));
    const { uploads, toasts, rows, value } = begin();
    await uploads.take([pdf('a.pdf')]);
    expect([toasts(), rows(), value()]).toEqual([[], [], []]);
  });

  const notSupported = (types: string) => ['Jenis File Tidak Didukung', `Gunakan file ${types}`];
  const jpeg = { accept: ['.jpeg', '.pdf'] };

  test.each([
    ['another content than its extension says', {}, png('a.pdf'), '.png, .jpg, .jpeg, .webp, atau .pdf'],
    ['the last of two extensions', {}, pdf('a.pdf.exe'), '.png, .jpg, .jpeg, .webp, atau .pdf'],
    [
      '.jpg where the definition says .jpeg',
      jpeg,
      new File([bytesOfKind('.jpg')], 'a.jpg'),
      '.jpeg atau .pdf. Ambil foto, atau simpan sebagai .jpeg',
    ],
  ])('%s is refused, and nothing is sent', async (_, field, file, types) => {
    const { uploads, toasts, rows } = begin(field);
    await uploads.take([file]);
    expect([toasts(), rows()]).toEqual([[notSupported(types)], []]);
  });

  test('a file that is gone since it was chosen is not one of a wrong type', async () => {
    const gone = pdf('a.pdf');
    gone.arrayBuffer = () => Promise.reject(new Error('gone'));
    const { uploads, toasts, rows } = begin();
    await uploads.take([gone]);
    const words = ['File Tidak Terbaca', 'File ini dipindahkan atau berubah. Pilih lagi file ini'];
    expect([toasts(), rows()]).toEqual([[words], []]);
  });

  test('a retry sends the bytes of the moment of the choice, whatever became of the file since', async () => {
    const bodies: string[] = [];
    server.use(
      http.post('*/api/upload-file', async ({ request }) => {
        bodies.push(await request.text());
        return bodies.length === 1 ? HttpResponse.error() : stored('a.pdf');
      }),
    );
    const { uploads, rows, value } = begin();
    const changing = pdf('a.pdf');
    await uploads.take([changing]);
    expect(rows()).toEqual(['a.pdf: failed']);
    changing.arrayBuffer = () => Promise.reject(new Error('changed'));
    uploads.retry(uploads.store.current().sent[0]?.id ?? -1);
    await waitFor(() => expect(value()).toEqual([{ url: '/files/a.pdf', filename: 'a.pdf' }]));
  });

  test('a photo of the camera is sent where only .jpeg is taken', async () => {
    answering(stored);
    const { uploads, value } = begin(jpeg);
    await uploads.take([new File([bytesOfKind('.jpg')], 'IMG_1.jpg')], 'camera');
    expect(value()).toEqual([{ url: '/files/IMG_1.jpeg', filename: 'IMG_1.jpeg' }]);
  });
});
