import { prepareFile } from './prepareFile';

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

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
});

const photo = (name = 'foto.jpg') => new File([new Uint8Array(5000)], name, { type: 'image/jpeg' });

test('a photo of a phone is sent with 1,600 pixels at its longer side', async () => {
  const drawn = browser(3000, 4000, 900);
  const file = await prepareFile(photo());
  expect([file.name, file.size, file.type]).toEqual(['foto.jpg', 900, 'image/jpeg']);
  expect(drawn).toEqual([[0, 0, 1200, 1600]]);
});

test.each([
  ['has no more pixels', () => browser(1600, 1200, 10)],
  ['would grow', () => browser(4000, 3000, 6000)],
  ['would become one of another type', () => browser(4000, 3000, 900, 'image/png')],
  ['cannot be read', () => undefined],
])('a picture that %s is sent as it is', async (_, given) => {
  given();
  const file = photo();
  expect(await prepareFile(file)).toBe(file);
});

test('what is no picture is not opened', async () => {
  const drawn = browser(4000, 3000, 900);
  const file = new File(['%PDF-'], 'slip.pdf', { type: 'application/pdf' });
  expect(await prepareFile(file)).toBe(file);
  expect(drawn).toEqual([]);
});

test('the name is cleaned, the content stays', async () => {
  const file = await prepareFile(new File(['%PDF-'], '<b>slip\u202E.pdf', { type: 'application/pdf' }));
  expect([file.name, file.type, await file.text()]).toEqual(['slip.pdf', 'application/pdf', '%PDF-']);
});
