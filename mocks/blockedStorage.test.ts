import { browserStorage, readText, writeText } from '../src/storage/webStorage';

const blocked = new DOMException('blocked', 'SecurityError');

/** The storage of a page that imports the stand-in. */
async function storageOf(get: () => Storage): Promise<ReturnType<typeof browserStorage>> {
  const own = Object.getOwnPropertyDescriptor(window, 'localStorage');
  Object.defineProperty(window, 'localStorage', { configurable: true, get });
  await jest.isolateModulesAsync(async () => {
    await import('./blockedStorage');
  });
  const storage = browserStorage();
  if (own) Object.defineProperty(window, 'localStorage', own);
  return storage;
}

test('storage that a visitor blocks can be named, holds nothing, and is still refused to the portal', async () => {
  const storage = await storageOf(() => {
    throw blocked;
  });
  expect(storage).toBeDefined();
  expect(readText(storage, 'eform:contoh')).toBeNull();
  expect(writeText(storage, 'eform:contoh', '{}')).toBe('blocked');
});

test('any other storage stays what it is', async () => {
  const { localStorage } = window;
  expect(await storageOf(() => localStorage)).toBe(localStorage);
});
