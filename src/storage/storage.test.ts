import { clearDrafts, clearExpired } from './drafts';
import { keptForms } from './keptForms';
import type { Draft, ElsewhereChange, Receipt } from '../session';
import { blockedStorage, memoryStorage, storageError } from './testing/memoryStorage';
import { createStore, type Neighbours, type StorageChange } from './formStore';
import type { WebStorage } from './webStorage';
import { expiryKey, readExpiring, storeExpiring } from './expiring';

describe('drafts', () => {
  const now = 1_770_000_000_000;
  const expiry = now + 3_600_000;

  const draft: Omit<Draft, 'expiry'> = {
    slug: 'produk-a',
    subProductId: 'A-01',
    data: { nama: 'BUDI', kota: '32.73|Kota Bandung', setuju: true, nominal: null, fasilitas: ['1|SMS'] },
    steps: ['awal', 'data'],
    activeStep: 'data',
    stages: ['utama'],
    definitionHash: 'abc',
  };

  const storedAs = (json: unknown) =>
    memoryStorage({
      'eform:produk-a': typeof json === 'string' ? json : JSON.stringify(json),
      'eform:produk-a:expiry': String(expiry),
    });

  const storeOf = (storage: WebStorage, time = now) =>
    createStore('produk-a', { storage: () => storage, now: () => time, others: [] });
  const read = (storage: WebStorage, time = now) => storeOf(storage, time).load(3_600_000);

  afterEach(() => localStorage.clear());

  describe('A draft', () => {
    test('stands under the keys that the portal promises', () => {
      expect(storeOf(localStorage).save(draft, 3_600_000)).toEqual({ stored: true, expiry });
      expect(JSON.parse(localStorage.getItem('eform:produk-a') ?? '')).toEqual({ ...draft, expiry });
      expect(localStorage.getItem('eform:produk-a:expiry')).toBe(String(expiry));
    });

    const good = '0a'.repeat(16);
    test.each(['', 'k-1', '0A'.repeat(16), `${good}\u2603`, `${good}0`, good])(
      'of a release before has left open what has a key of ours: %j',
      (key) => {
        const storage = storedAs({
          ...draft,
          attempts: { submit: { key, intent: '12345678', state: 'sent', sends: 1 } },
        });
        expect(
          storeOf(storage)
            .loadApplications()
            .map(({ id }) => id),
        ).toEqual(key === good ? [good] : []);
        expect(read(storage)).toEqual({ kind: 'found', draft: { ...draft, expiry } });
      },
    );
  });

  describe('A draft of another shape', () => {
    const deep = Array.from({ length: 40 }).reduce<unknown>((inner) => [inner], 1);

    test.each([
      ['null', null],
      ['a list', []],
      ['a text', '"draft"'],
      ['broken JSON', '{"slug":'],
      ['one without answers', { ...draft, data: undefined }],
      ['one whose answers are a list', { ...draft, data: ['x'] }],
      ['one whose answers are null', { ...draft, data: null }],
      ['one of another form', { ...draft, slug: 'produk-b' }],
      ['one whose steps are no texts', { ...draft, steps: [1] }],
      ['one whose stages are a text', { ...draft, stages: 'utama' }],
      ['one whose active step is a number', { ...draft, activeStep: 1 }],
      ['one without a product', { ...draft, subProductId: undefined }],
      ['one without a hash', { ...draft, definitionHash: undefined }],
      ['one with an answer too deep to walk', { ...draft, data: { a: deep } }],
    ])('%s is unreadable and removed', (_name, json) => {
      const storage = storedAs(json);
      expect(read(storage)).toEqual({ kind: 'unreadable' });
      expect(storage.entries()).toEqual({});
    });

    test('loses what is not known', () => {
      const storage = storedAs({
        ...draft,
        admin: true,
        attempts: 5,
        dialog: { path: 1 },
        files: { a: { name: 'a.pdf', size: '1', isProtected: false } },
      });
      expect(read(storage)).toEqual({ kind: 'found', draft: { ...draft, expiry } });
    });
  });

  describe('Clearing', () => {
    const entries = {
      'eform:produk-a': '{}',
      'eform:produk-a:expiry': '1',
      'eform:produk-a-2': '{}',
      'eform:produk-b': '{}',
      'eform:produk-b:expiry': '1',
      lain: 'x',
    };

    test('another form that is begun resets everything of the portal but its own', () => {
      const storage = memoryStorage(entries);
      clearDrafts(storage, 'produk-a');
      expect(Object.keys(storage.entries())).toEqual(['eform:produk-a', 'eform:produk-a:expiry', 'lain']);
    });

    test('all of the portal goes but receipts with their expiry, and nothing of others', () => {
      const kept = { 'eform:produk-a:receipt': '{}', 'eform:produk-a:receipt:expiry': '1' };
      const storage = memoryStorage({ ...entries, ...kept });
      clearDrafts(storage);
      expect(storage.entries()).toEqual({ ...kept, lain: 'x' });
    });
  });

  describe('Storage that does not serve', () => {
    test('blocked storage is reported, and nothing throws', () => {
      const storage = blockedStorage();
      expect(storeOf(storage).save(draft, 1)).toEqual({ stored: false, reason: 'blocked' });
      expect(read(blockedStorage())).toEqual({ kind: 'none' });
    });

    test.each([
      ['its form', (storage: WebStorage) => storeOf(storage).clear()],
      ['another form', (storage: WebStorage) => clearDrafts(storage, 'produk-b')],
    ])('what was refused is there as long as the page is open, until %s removes it', (_, remove) => {
      const storage = blockedStorage();
      storeOf(storage).save(draft, 1);
      clearDrafts(storage, 'produk-a');
      expect(read(storage)).toMatchObject({ kind: 'found' });
      remove(storage);
      expect(read(storage)).toEqual({ kind: 'none' });
    });

    test('a browser that throws at the mere name of storage is reported', () => {
      const named = jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
        throw storageError('SecurityError');
      });
      const store = createStore('produk-a');
      expect(store.save(draft, 60_000)).toEqual({ stored: false, reason: 'blocked' });
      expect(store.load(60_000)).toMatchObject({ kind: 'found' });
      store.clear();
      expect(store.load(60_000)).toEqual({ kind: 'none' });
      named.mockRestore();
    });
  });

  test('At each start of the portal goes what has ended of any form, whatever its slug, and an end without its value', () => {
    const ended = String(now - 1);
    const kept = {
      'eform:produk-a': '{}',
      'eform:produk-a:expiry': String(now + 1),
      'eform:expiry:receipt': '{}',
      'eform:expiry:receipt:expiry': String(now + 1),
      lain: 'x',
    };

    const storage = memoryStorage({
      ...kept,
      'eform:produk-b': '{}',
      'eform:produk-b:expiry': ended,
      'eform:produk-b:receipt': '{}',
      'eform:produk-b:receipt:expiry': ended,
      'eform:expiry': '{}',
      'eform:expiry:expiry': ended,
      'eform:receipt': '{}',
      'eform:produk-c:expiry': String(now + 1),
    });
    clearExpired(now, storage);
    expect(storage.entries()).toEqual(kept);
  });
});

describe('formStore', () => {
  const now = 1_770_000_000_000;
  const hour = 3_600_000;
  const receiptLife = 1_800_000;

  const draft: Omit<Draft, 'expiry'> = {
    slug: 'produk-a',
    subProductId: 'A-01',
    data: { nama: 'BUDI' },
    steps: ['awal'],
    activeStep: 'awal',
    stages: ['utama'],
    definitionHash: 'abc',
  };
  const receipt: Omit<Receipt, 'expiry'> = {
    slug: 'produk-a',
    number: 'REG1',
    product: 'Produk A',
    time: now,
    recap: [{ label: 'Nama', text: 'BUDI' }],
  };

  const begin = (entries: Readonly<Record<string, string>> = {}) => {
    const storage = memoryStorage(entries);
    let time = now;
    const tabs = new Set<(change: StorageChange) => void>();
    const store = createStore('produk-a', {
      storage: () => storage,
      now: () => time,
      listen: (listener) => {
        tabs.add(listener);
        return () => tabs.delete(listener);
      },
    });
    return {
      storage,
      store,
      at: (later: number) => {
        time = now + later;
      },
      report: (key: string | null, newValue: string | null) => tabs.forEach((tab) => tab({ key, newValue })),
    };
  };

  describe('A receipt', () => {
    test('ends after half an hour', () => {
      const { at, storage, store } = begin();
      store.saveReceipt(receipt);
      at(receiptLife - 1);
      expect(store.loadReceipt()).toBeDefined();
      at(receiptLife);
      expect(store.loadReceipt()).toBeUndefined();
      expect(storage.entries()).toEqual({});
    });

    test.each([
      ['without a number', { ...receipt, number: ' ' }],
      ['of another form', { ...receipt, slug: 'produk-b' }],
      ['that is a text', 'REG1'],
      ['without a time', { ...receipt, time: 'jam 8' }],
    ])('%s is none', (_, json) => {
      const { store } = begin({
        'eform:produk-a:receipt': JSON.stringify(json),
        'eform:produk-a:receipt:expiry': String(now + 1000),
      });
      expect(store.loadReceipt()).toBeUndefined();
    });

    test('stays beside those of other forms, ten in all', () => {
      const { storage, store } = begin();
      const others = Array.from({ length: 12 }, (_, at) => `produk-${at}`);
      for (const slug of others) {
        createStore(slug, {
          storage: () => storage,
          now: () => now - 1000,
          listen: () => () => undefined,
        }).saveReceipt({ ...receipt, slug });
      }
      store.saveReceipt(receipt);
      expect(store.loadReceipt()).toBeDefined();
      expect(keptForms(now, storage)).toHaveLength(10);
    });

    test('is stored though the draft has left no room for both', () => {
      const { storage, store } = begin();
      store.save(draft, hour);
      const full = memoryStorage(storage.entries(), (key) =>
        key.includes('receipt') && 'eform:produk-a' in full.entries() ? 'QuotaExceededError' : undefined,
      );
      const cramped = createStore('produk-a', {
        storage: () => full,
        now: () => now,
        listen: () => () => undefined,
      });
      expect(cramped.saveReceipt(receipt).stored).toBe(true);
      expect(cramped.loadReceipt()?.number).toBe('REG1');
    });
  });

  test('What went out stays in the tab where storage and cookies are refused: of its form, for a day, beside what the router keeps', () => {
    const storeOf = (slug: string) =>
      createStore(slug, { storage: () => blockedStorage(), listen: () => () => undefined });
    const record = { id: 'a'.repeat(32), began: now, keys: [] };
    const cookie = jest.spyOn(document, 'cookie', 'set').mockReturnValue();
    history.replaceState({ idx: 3 }, '');
    storeOf('produk-a').saveApplication(record);
    expect(history.state).toMatchObject({ idx: 3 });
    expect(storeOf('produk-a').loadApplications()).toEqual([record]);
    expect(storeOf('produk-b').loadApplications()).toEqual([]);
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 86_400_000);
    expect(storeOf('produk-a').loadApplications()).toEqual([]);
    for (const spy of [clock, cookie]) spy.mockRestore();
    history.replaceState(null, '');
  });

  test('A form that was left and is sent after all is told to whoever shows it again in the same page, and not to itself', () => {
    const neighbours: Neighbours = new Set();
    const storage = memoryStorage();
    const open = (slug: string) => {
      const store = createStore(slug, {
        storage: () => storage,
        listen: () => () => undefined,
        neighbours,
      });
      const reported: ElsewhereChange[] = [];
      return { store, reported, stop: store.watch((change) => reported.push(change)) };
    };
    const [left, again, other, gone] = [
      open('produk-a'),
      open('produk-a'),
      open('produk-b'),
      open('produk-a'),
    ];
    gone.stop();
    left.store.saveReceipt(receipt);
    expect([left.reported, again.reported, other.reported, gone.reported]).toEqual([[], ['sent'], [], []]);
  });

  describe('Another tab', () => {
    const heard = (changes: (tab: ReturnType<typeof begin>) => void): ElsewhereChange[] => {
      const tab = begin();
      const reported: ElsewhereChange[] = [];
      tab.store.watch((change) => reported.push(change));
      changes(tab);
      return reported;
    };

    test('that removes the draft, or everything, has wiped it', () => {
      expect(heard(({ report }) => report('eform:produk-a', null))).toEqual(['wiped']);
      expect(heard(({ report }) => report(null, null))).toEqual(['wiped']);
    });

    test('with another form, or before the time of this one is there, says nothing', () => {
      const reported = heard(({ report }) => {
        report('eform:produk-b', '{}');
        report('eform:produk-a', '{}');
        report('eform:produk-a:expiry', null);
        report('eform:produk-a:receipt', null);
      });
      expect(reported).toEqual([]);
    });
  });
});

describe('expiring', () => {
  const now = 1_770_000_000_000;
  const hour = 3_600_000;

  describe('A value with an expiry', () => {
    test('is expired when the clock was set back', () => {
      const storage = memoryStorage();
      storeExpiring(storage, 'k', 'x', now, hour);
      expect(readExpiring(storage, 'k', now - hour, hour)).toEqual({ kind: 'expired' });
      expect(storage.entries()).toEqual({});
    });

    test('outlives a clock that was set right by a second', () => {
      const storage = memoryStorage();
      storeExpiring(storage, 'k', 'x', now, hour);
      expect(readExpiring(storage, 'k', now - 1000, hour).kind).toBe('found');
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
    ])('%s storage stores nothing: this page alone reads it, until its time', (_name, storage) => {
      expect(storeExpiring(storage, 'k', 1, now, hour)).toEqual({ stored: false, reason: 'blocked' });
      expect(readExpiring(storage, 'k', now)).toMatchObject({ kind: 'found', value: 1 });
      expect(readExpiring(storage, 'k', now + hour)).toEqual({ kind: 'expired' });
      expect(readExpiring(storage, 'k', now)).toEqual({ kind: 'none' });
    });

    test('full storage keeps the older value, and this page the newer one until there is room', () => {
      let isFull = true;
      const storage = memoryStorage({ k: '1', 'k:expiry': String(now + 5) }, () =>
        isFull ? 'QuotaExceededError' : undefined,
      );
      expect(storeExpiring(storage, 'k', 2, now, hour)).toEqual({ stored: false, reason: 'full' });
      expect(storage.entries()).toEqual({ k: '1', 'k:expiry': String(now + 5) });
      expect(readExpiring(storage, 'k', now)).toMatchObject({ kind: 'found', value: 2 });
      isFull = false;
      storeExpiring(storage, 'k', 3, now, hour);
      expect(readExpiring(storage, 'k', now)).toMatchObject({ kind: 'found', value: 3 });
    });

    test('a value whose expiry has no room is not kept either', () => {
      const storage = memoryStorage({}, (key) => (key === expiryKey('k') ? 'QuotaExceededError' : undefined));
      expect(storeExpiring(storage, 'k', 2, now, hour)).toEqual({ stored: false, reason: 'full' });
      expect(storage.entries()).toEqual({});
    });
  });
});
