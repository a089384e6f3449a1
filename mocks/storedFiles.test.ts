import { storeFiles } from './storedFiles';

/** A cache of the browser; `isFull`: it takes nothing. */
function cacheOf(isFull = false) {
  const responses = new Map<string, Response>();
  return {
    put: jest.fn((address: string, response: Response) => {
      if (isFull) return Promise.reject(new DOMException('full', 'QuotaExceededError'));
      responses.set(address, response);
      return Promise.resolve();
    }),
    match: (address: string) => Promise.resolve(responses.get(address)),
  } as unknown as Cache;
}

const picture = new File(['png'], 'KTP.PNG', { type: 'image/png' });
const lastPart = (address: string): string => address.replace('/files/', '');

test('a file is found at its address, and after a reload where the browser keeps it', async () => {
  const cache = cacheOf();
  const address = storeFiles(cache).store(picture);
  expect(address).toMatch(/^\/files\/[0-9a-f-]{36}\.png$/);
  const found = await storeFiles(cache).find(lastPart(address));
  expect([found?.type, found?.size]).toEqual(['image/png', 3]);
  expect(await storeFiles().find(lastPart(address))).toBeUndefined();
});

test('a browser that is full leaves it in memory', async () => {
  const files = storeFiles(cacheOf(true));
  expect(await files.find(lastPart(files.store(picture)))).toBe(picture);
});
