import { startMocks } from './browser';

test('a page that can have no service worker is reported where it could', async () => {
  // jsdom has none, as a page over http from another machine has none.
  await expect(startMocks()).rejects.toThrow(/localhost or over https/);
});
