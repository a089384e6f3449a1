import { atRest, keyedStore } from './keyedStore';

const names = (from: number, to: number): string[] =>
  Array.from({ length: to - from }, (_, index) => `f${from + index}`);

/** A store, and which of its readers have been woken since this was asked last. */
const watched = (keys: readonly string[]) => {
  const store = keyedStore('nothing');
  let woken: string[] = [];
  keys.forEach((key) => store.subscribe(key, () => woken.push(key)));
  return {
    store,
    woken: (): string[] => {
      const now = woken;
      woken = [];
      return now;
    },
  };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a change is there at once, and wakes those whom it concerns', () => {
  const { store, woken } = watched(['nama', 'kota']);
  store.publish('something', new Set(['nama']), []);
  expect(store.current()).toBe('something');
  expect(woken()).toEqual(['nama']);
  expect([store.version('nama'), store.version('kota')]).toEqual([1, 0]);
});

test('readers that may be woken later are woken in tasks of their own, some at a time and in order', () => {
  const later = names(0, 500);
  const { store, woken } = watched(['nama', ...later]);
  store.publish('something', new Set(['nama']), later);
  expect(woken()).toEqual(['nama']);
  expect(store.version('f499')).toBe(1);
  jest.advanceTimersToNextTimer();
  expect(woken()).toEqual(names(0, 240));
  jest.advanceTimersToNextTimer();
  expect(woken()).toEqual(names(240, 480));
  expect(store.isWaking()).toBe(true);
  jest.advanceTimersToNextTimer();
  expect(woken()).toEqual(names(480, 500));
  expect(store.isWaking()).toBe(false);
  expect(jest.getTimerCount()).toBe(0);
});

test('it is reported last that nobody waits, also when more has changed meanwhile, and nobody is woken twice', () => {
  const { store, woken } = watched([...names(0, 60), atRest]);
  store.publish('one', new Set(), names(0, 50));
  store.publish('two', new Set(['f49']), names(50, 60));
  expect(woken()).toEqual(['f49']);
  jest.runAllTimers();
  expect(woken()).toEqual([...names(0, 49), ...names(50, 60), atRest]);
});

test('all that wait are woken when it cannot wait any more', () => {
  const { store, woken } = watched(names(0, 100));
  store.publish('something', new Set(), names(0, 100));
  store.wakeAll();
  expect(woken()).toEqual(names(0, 100));
  jest.runAllTimers();
  expect(woken()).toEqual([]);
  expect(store.isWaking()).toBe(false);
});
