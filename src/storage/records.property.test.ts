import fc, { holds } from '../../tests/fastCheck';
import { propertyRuns } from '../../tests/sweeps';
import type { Draft } from '../session';
import { clearDrafts, clearExpired } from './drafts';
import { createStore } from './formStore';
import { memoryStorage } from './testing/memoryStorage';
import { near, receipt, textOf } from './testing/strangeRecords';

const now = 1_770_000_000_000;
const expiry = String(now + 1000);

const draft: Draft = {
  slug: 'contoh',
  subProductId: 'A-01',
  data: { nama: 'BUDI', kota: '32|Bandung', setuju: true, anak: [{ nama: 'ANI' }] },
  steps: ['awal', 'data'],
  activeStep: 'data',
  stages: ['utama'],
  definitionHash: 'abc',
  expiry: now,
  agreed: ['syarat'],
  passed: { awal: true },
  refused: { nama: { rule: 'email' } },
  notices: { nama: { rule: 'max', args: { max: 1 } } },
  files: { '/files/1.pdf': { name: 'ktp.pdf', size: 20, isProtected: false } },
  dialog: { path: 'submit[0].dialog', extras: { response: { data: {} } } },
};

const storeOf = (entries: Record<string, string>) => {
  const storage = memoryStorage(entries);
  const store = createStore('contoh', {
    storage: () => storage,
    now: () => now,
    listen: () => () => undefined,
  });
  return { storage, store };
};

describe('Whatever stands in the storage', () => {
  test('as a draft is read as a draft or removed', () => {
    fc.assert(
      fc.property(near(draft), (json) => {
        const { storage, store } = storeOf({
          'eform:contoh': textOf(json),
          'eform:contoh:expiry': expiry,
        });
        const { kind } = store.load(3_600_000);
        if (kind === 'found') return;
        expect(kind).toBe('unreadable');
        expect(storage.entries()).toEqual({});
      }),
      { numRuns: propertyRuns() },
    );
  });

  test('as a receipt is read as a receipt whose times and days are real, or as none', () => {
    fc.assert(
      fc.property(near(receipt), (json) => {
        const key = 'eform:contoh:receipt';
        const { store } = storeOf({ [key]: textOf(json), [`${key}:expiry`]: expiry });
        const read = store.loadReceipt();
        if (!read) return;
        expect(new Date(read.time).toISOString()).toMatch(/^\d{4}-/);
        const { day } = read.page ?? {};
        if (day !== undefined) expect(new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10)).toBe(day);
        expect(decodeURIComponent(encodeURIComponent(read.number))).toBe(read.number);
        for (const { within } of read.page?.next ?? []) {
          if (typeof within !== 'object') continue;
          expect(Number.isInteger(within.workingDays) && within.workingDays > 0).toBe(true);
        }
      }),
      { numRuns: propertyRuns() },
    );
  });

  test('as an end is the end of what lies beside it, or its end now', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), near(now + 1000).map(textOf)), (end) => {
        const { storage, store } = storeOf({ 'eform:contoh': textOf(draft), 'eform:contoh:expiry': end });
        const loaded = store.load(3_600_000);
        if (loaded.kind === 'found') expect(String(loaded.draft.expiry)).toBe(end.replace(/^0+/, ''));
        else expect([loaded.kind, storage.entries()]).toEqual(['expired', {}]);
      }),
      { numRuns: propertyRuns() },
    );
  });

  test('under whatever key is cleared without an exception, and nothing of others', () => {
    const keys = fc
      .array(fc.constantFrom('eform:', 'expiry', ':expiry', ':receipt', 'a', ':', 'x'), { maxLength: 5 })
      .map((parts) => parts.join(''));
    holds(fc.dictionary(keys, near(draft).map(textOf)), (entries) => {
      const { storage } = storeOf(entries);
      clearExpired(now, storage);
      clearDrafts(storage, 'a');
      clearDrafts(storage);
      for (const key of Object.keys(entries)) {
        if (!key.startsWith('eform:')) expect(storage.getItem(key)).toBe(entries[key]);
      }
    });
  });
});
