import type { BrowserTab as Tab } from '../../content/thisTab';
import { loadPageCode, MissingPageCode } from './pageCode';

const tabOf = (parts: Partial<Tab> = {}) => {
  const reload = jest.fn();
  const tab: Tab = { isReloaded: () => false, reachesSite: () => Promise.resolve(true), reload, ...parts };
  return { tab, reload };
};

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

/** Lets everything go on that waits for nothing but promises. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

test('code that comes is handed on', async () => {
  const { tab, reload } = tabOf();
  await expect(loadPageCode(() => Promise.resolve('page'), tab)).resolves.toBe('page');
  expect(reload).not.toHaveBeenCalled();
});

test('code that a deployment took away reloads the page, and tells no fault meanwhile', async () => {
  const { tab, reload } = tabOf();
  const reported = jest.fn();
  void loadPageCode(gone, tab).then(reported, reported);
  await settle();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(reported).not.toHaveBeenCalled();
});

test('a page that was reloaded is not reloaded again', async () => {
  const { tab, reload } = tabOf({ isReloaded: () => true });
  await expect(loadPageCode(gone, tab)).rejects.toThrow(MissingPageCode);
  expect(reload).not.toHaveBeenCalled();
});

test('a page without connection stays', async () => {
  const { tab, reload } = tabOf({ reachesSite: () => Promise.resolve(false) });
  await expect(loadPageCode(gone, tab)).rejects.toThrow(MissingPageCode);
  expect(reload).not.toHaveBeenCalled();
});
