import type { Draft, ElsewhereChange, Receipt } from '../session';
import { clearExpired } from './drafts';
import { createStore, type Neighbours, type StorageChange } from './formStore';
import { blockedStorage, memoryStorage } from './testing/memoryStorage';

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
  dialog: { path: 'submit[0].dialog', extras: { response: { data: { registrationNumber: 'REG1' } } } },
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
  test('takes the place of the draft', () => {
    const { storage, store } = begin();
    store.save(draft, hour);
    expect(store.saveReceipt(receipt)).toEqual({ stored: true, expiry: now + receiptLife });
    expect(Object.keys(storage.entries())).toEqual([
      'eform:produk-a:receipt',
      'eform:produk-a:receipt:expiry',
    ]);
    expect(store.loadReceipt()).toEqual({ ...receipt, expiry: now + receiptLife });
    expect(store.load(hour)).toEqual({ kind: 'none' });
  });

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

  test('stays when another form opens for as long as it is the same form', () => {
    const { store } = begin();
    store.saveReceipt(receipt);
    store.clearOthers();
    expect(store.loadReceipt()).toBeDefined();
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

  test('that cannot be stored is reported, and nothing throws', () => {
    const storage = blockedStorage();
    const store = createStore('produk-a', {
      storage: () => storage,
      now: () => now,
      listen: () => () => undefined,
    });
    expect(store.saveReceipt(receipt)).toEqual({ stored: false, reason: 'blocked' });
    expect(store.loadReceipt()).toBeUndefined();
  });
});

describe('A form that was left and is sent after all', () => {
  test('is told to whoever shows it again in the same page, and not to itself', () => {
    const neighbours: Neighbours = new Set();
    const storage = memoryStorage();
    const open = (slug: string) => {
      const store = createStore(slug, { storage: () => storage, listen: () => () => undefined, neighbours });
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
});

describe('Another tab', () => {
  const heard = (changes: (tab: ReturnType<typeof begin>) => void): ElsewhereChange[] => {
    const tab = begin();
    const reported: ElsewhereChange[] = [];
    tab.store.watch((change) => reported.push(change));
    changes(tab);
    return reported;
  };

  test('that saves the draft has changed it', () => {
    expect(heard(({ report }) => report('eform:produk-a', '{}'))).toEqual(['changed']);
  });

  test('that has sent the form says so, by the receipt and by the draft that goes', () => {
    const reported = heard(({ store, report }) => {
      store.saveReceipt(receipt);
      report('eform:produk-a:receipt', '{}');
      report('eform:produk-a', null);
    });
    expect(reported).toEqual(['sent', 'sent']);
  });

  test('that removes the draft, or everything, has wiped it', () => {
    expect(heard(({ report }) => report('eform:produk-a', null))).toEqual(['wiped']);
    expect(heard(({ report }) => report(null, null))).toEqual(['wiped']);
  });

  test('with another form, or with the time of this one, says nothing', () => {
    const reported = heard(({ report }) => {
      report('eform:produk-b', '{}');
      report('eform:produk-a:expiry', '1');
      report('eform:produk-a:receipt', null);
    });
    expect(reported).toEqual([]);
  });
});

test('what has come to its end goes, of every form, and the rest stays', () => {
  const storage = memoryStorage({
    'eform:produk-a': '{}',
    'eform:produk-a:expiry': String(now),
    'eform:produk-b': '{}',
    'eform:produk-b:expiry': String(now + 1),
    'eform:produk-c:receipt': '{}',
    'eform:produk-c:receipt:expiry': String(now - 1),
    'eform:lama': '{}',
    lain: 'x',
  });
  clearExpired(now, storage);
  expect(Object.keys(storage.entries())).toEqual(['eform:produk-b', 'eform:produk-b:expiry', 'lain']);
});
