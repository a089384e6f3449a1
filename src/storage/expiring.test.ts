import { expiryKey, readExpiring, storeExpiring } from './expiring';
import { blockedStorage, memoryStorage } from './testing/memoryStorage';

const now = 1_770_000_000_000;
const hour = 3_600_000;

describe('A value with an expiry', () => {
  test('is stored beside its expiry in ms since 1970, an hour away by default', () => {
    const storage = memoryStorage();
    expect(storeExpiring(storage, 'k', { a: 1 }, now)).toEqual({ stored: true, expiry: now + hour });
    expect(storage.entries()).toEqual({ k: '{"a":1}', 'k:expiry': String(now + hour) });
  });

  test('is found until one millisecond before its expiry', () => {
    const storage = memoryStorage();
    storeExpiring(storage, 'k', 'x', now);
    expect(readExpiring(storage, 'k', now + hour - 1)).toEqual({
      kind: 'found',
      value: 'x',
      expiry: now + hour,
    });
  });

  test('is expired at its expiry, and then both keys are gone', () => {
    const storage = memoryStorage();
    storeExpiring(storage, 'k', 'x', now);
    expect(readExpiring(storage, 'k', now + hour)).toEqual({ kind: 'expired' });
    expect(storage.entries()).toEqual({});
  });

  test('is expired when the clock was set back', () => {
    const storage = memoryStorage();
    storeExpiring(storage, 'k', 'x', now);
    expect(readExpiring(storage, 'k', now - hour)).toEqual({ kind: 'expired' });
    expect(storage.entries()).toEqual({});
  });

  test('outlives a clock that was set right by a second', () => {
    const storage = memoryStorage();
    storeExpiring(storage, 'k', 'x', now);
    expect(readExpiring(storage, 'k', now - 1000).kind).toBe('found');
  });

  test.each(['', 'soon', '-1', '1e99', 'NaN', '9'.repeat(20)])(
    'is expired when its expiry is %j',
    (expiry) => {
      const storage = memoryStorage({ k: '"x"', 'k:expiry': expiry });
      expect(readExpiring(storage, 'k', now)).toEqual({ kind: 'expired' });
    },
  );

  test('is expired when its expiry is missing', () => {
    expect(readExpiring(memoryStorage({ k: '"x"' }), 'k', now)).toEqual({ kind: 'expired' });
  });

  test('is none when only its expiry is left, which is then removed', () => {
    const storage = memoryStorage({ 'k:expiry': String(now + 1) });
    expect(readExpiring(storage, 'k', now)).toEqual({ kind: 'none' });
    expect(storage.entries()).toEqual({});
  });

  test('is unreadable and removed when it is no JSON', () => {
    const storage = memoryStorage({ k: '{"a":', 'k:expiry': String(now + 1) });
    expect(readExpiring(storage, 'k', now)).toEqual({ kind: 'unreadable' });
    expect(storage.entries()).toEqual({});
  });

  test('is unreadable when it is too deep to walk', () => {
    const storage = memoryStorage({
      k: '['.repeat(200_000) + ']'.repeat(200_000),
      'k:expiry': String(now + 1),
    });
    expect(readExpiring(storage, 'k', now)).toEqual({ kind: 'unreadable' });
  });

  test('loses keys that would change what objects inherit', () => {
    const storage = memoryStorage({
      k: '{"__proto__":{"admin":true},"a":[{"__proto__":{"admin":true},"b":1}]}',
      'k:expiry': String(now + 1),
    });
    const read = readExpiring(storage, 'k', now);
    expect(JSON.stringify(read)).toBe(`{"kind":"found","value":{"a":[{"b":1}]},"expiry":${now + 1}}`);
  });
});

describe('Storage that does not serve', () => {
  test.each([
    ['absent', undefined],
    ['blocked', blockedStorage()],
  ])('%s storage stores nothing and reads as none', (_name, storage) => {
    expect(storeExpiring(storage, 'k', 1, now)).toEqual({ stored: false, reason: 'blocked' });
    expect(readExpiring(storage, 'k', now)).toEqual({ kind: 'none' });
  });

  test('full storage keeps the older value', () => {
    const full = memoryStorage({ k: '1', 'k:expiry': String(now + 5) }, () => 'QuotaExceededError');
    expect(storeExpiring(full, 'k', 2, now)).toEqual({ stored: false, reason: 'full' });
    expect(readExpiring(full, 'k', now)).toEqual({ kind: 'found', value: 1, expiry: now + 5 });
  });

  test('a value whose expiry has no room is not kept either', () => {
    const storage = memoryStorage({}, (key) => (key === expiryKey('k') ? 'QuotaExceededError' : undefined));
    expect(storeExpiring(storage, 'k', 2, now)).toEqual({ stored: false, reason: 'full' });
    expect(storage.entries()).toEqual({});
  });
});
