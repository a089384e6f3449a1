import fc from 'fast-check';
import { clearAllBut, clearDraft, clearExpired, clearOtherDrafts, saveDraft } from './drafts';
import { loadDraft } from './keptForms';
import type { Draft } from '../session';
import { blockedStorage, memoryStorage, storageError } from './testing/memoryStorage';

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

afterEach(() => localStorage.clear());

describe('A draft', () => {
  test('comes back as it was saved, with its expiry', () => {
    expect(saveDraft(draft, now)).toEqual({ stored: true, expiry });
    expect(loadDraft('produk-a', now + 1)).toEqual({ kind: 'found', draft: { ...draft, expiry } });
  });

  test('stands under the keys that the portal promises', () => {
    saveDraft(draft, now);
    expect(JSON.parse(localStorage.getItem('eform:produk-a') ?? '')).toEqual({ ...draft, expiry });
    expect(localStorage.getItem('eform:produk-a:expiry')).toBe(String(expiry));
  });

  test('is renewed by each save, for as long as is asked', () => {
    const storage = memoryStorage();
    saveDraft(draft, now, { storage });
    expect(saveDraft(draft, now + 10, { storage, lifetimeMs: 1_800_000 })).toEqual({
      stored: true,
      expiry: now + 1_800_010,
    });
    expect(loadDraft('produk-a', now + 1_800_009, { storage }).kind).toBe('found');
    expect(loadDraft('produk-a', now + 1_800_010, { storage })).toEqual({ kind: 'expired' });
  });

  test('may live longer than an hour where the definition says so', () => {
    const storage = memoryStorage();
    const options = { storage, lifetimeMs: 7_200_000 };
    saveDraft(draft, now, options);
    expect(loadDraft('produk-a', now, options).kind).toBe('found');
  });

  test('keeps what is known of a submission without an answer', () => {
    const storage = memoryStorage();
    const attempts = {
      submit: { key: '0a'.repeat(16), intent: '12345678', state: 'sent' as const, sends: 1 },
    };
    saveDraft({ ...draft, attempts }, now, { storage });
    expect(loadDraft('produk-a', now, { storage })).toMatchObject({ draft: { attempts } });
  });

  test.each(['', 'k-1', '0A'.repeat(16), `${'0a'.repeat(16)}\u2603`, '0a'.repeat(17)])(
    'loses a key that is none of ours: %j',
    (key) => {
      const storage = storedAs({
        ...draft,
        attempts: { submit: { key, intent: '12345678', state: 'sent', sends: 1 } },
      });
      expect(loadDraft('produk-a', now, { storage })).toEqual({ kind: 'found', draft: { ...draft, expiry } });
    },
  );

  test('of another form is none', () => {
    const storage = memoryStorage();
    saveDraft(draft, now, { storage });
    expect(loadDraft('produk-b', now, { storage })).toEqual({ kind: 'none' });
  });

  test('is gone after it was cleared', () => {
    const storage = memoryStorage();
    saveDraft(draft, now, { storage });
    clearDraft('produk-a', storage);
    expect(storage.entries()).toEqual({});
  });
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
    expect(loadDraft('produk-a', now, { storage })).toEqual({ kind: 'unreadable' });
    expect(storage.entries()).toEqual({});
  });

  test('loses what is not known', () => {
    const storage = storedAs({
      ...draft,
      admin: true,
      attempts: 5,
      dialog: { path: 1 },
      fileNames: { a: 1 },
    });
    expect(loadDraft('produk-a', now, { storage })).toEqual({ kind: 'found', draft: { ...draft, expiry } });
  });

  test('loses hostile names of answers', () => {
    const text = JSON.stringify(draft).replace('"nama"', '"__proto__":{"x":1},"nama"');
    const loaded = loadDraft('produk-a', now, { storage: storedAs(text) });
    expect(loaded).toEqual({ kind: 'found', draft: { ...draft, expiry } });
  });

  test('any text at all is read without an exception', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) =>
        ['unreadable', 'found'].includes(loadDraft('produk-a', now, { storage: storedAs(text) }).kind),
      ),
    );
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

  test('another form resets everything of the portal but its own', () => {
    const storage = memoryStorage(entries);
    clearOtherDrafts('produk-a', storage);
    expect(Object.keys(storage.entries())).toEqual(['eform:produk-a', 'eform:produk-a:expiry', 'lain']);
  });

  test('all of the portal goes but what is named with its expiry, and nothing of others', () => {
    const kept = { 'eform:produk-a:receipt': '{}', 'eform:produk-a:receipt:expiry': '1' };
    const storage = memoryStorage({ ...entries, ...kept });
    clearAllBut('eform:produk-a:receipt', storage);
    expect(storage.entries()).toEqual({ ...kept, lain: 'x' });
  });
});

describe('Storage that does not serve', () => {
  test('blocked storage is reported, and nothing throws', () => {
    const storage = blockedStorage();
    expect(saveDraft(draft, now, { storage })).toEqual({ stored: false, reason: 'blocked' });
    expect(loadDraft('produk-a', now, { storage })).toEqual({ kind: 'none' });
    clearDraft('produk-a', storage);
    clearOtherDrafts('produk-a', storage);
    clearAllBut('', storage);
  });

  test('a browser that throws at the mere name of storage is reported', () => {
    const named = jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw storageError('SecurityError');
    });
    expect(saveDraft(draft, now)).toEqual({ stored: false, reason: 'blocked' });
    expect(loadDraft('produk-a', now)).toEqual({ kind: 'none' });
    named.mockRestore();
  });

  test('full storage is reported', () => {
    const storage = memoryStorage({}, () => 'QuotaExceededError');
    expect(saveDraft(draft, now, { storage })).toEqual({ stored: false, reason: 'full' });
  });
});

describe('At each start of the portal', () => {
  const ended = String(now - 1);
  const kept = {
    'eform:produk-a': '{}',
    'eform:produk-a:expiry': String(now + 1),
    'eform:expiry:receipt': '{}',
    'eform:expiry:receipt:expiry': String(now + 1),
    lain: 'x',
  };

  test('goes what has ended of any form, whatever its slug, and an end without its value', () => {
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
