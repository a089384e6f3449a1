import type { ElsewhereChange, Receipt, Store } from '../session';
import { clearAllBut, clearDraft, clearOtherDrafts, draftKey, saveDraft } from './drafts';
import { loadDraft } from './keptForms';
import { readExpiring, removeExpiring, storeExpiring } from './expiring';
import { toAttempts, toReceipt } from './recordShapes';
import { browserStorage, readText, tabStorage, writeText, type WebStorage } from './webStorage';

/** How long a receipt stays, in ms. */
const receiptLifetimeMs = 1_800_000;

/** A change that another tab has made to the storage; without a key all of it was emptied. */
export interface StorageChange {
  key: string | null;
  newValue: string | null;
}

/** Who hears of a receipt in a page: browsers tell other tabs alone. */
export type Neighbours = Set<(change: StorageChange) => void>;

const thisPage: Neighbours = new Set();

/** Where a store keeps things; tests hand in a storage, a time, other tabs and a page of their own. */
export interface StoreParts {
  storage?: () => WebStorage | undefined;
  /** What lasts as long as the tab. */
  ofTab?: () => WebStorage | undefined;
  /** Ms since 1970. */
  now?: () => number;
  /** Reports what other tabs change; gives what ends the subscription. */
  listen?: (listener: (change: StorageChange) => void) => () => void;
  /** A form that was left may be sent while its page shows it again. */
  neighbours?: Neighbours;
}

/** Under which of its keys a form has something to go on with, or to show again. */
export const keysOf = (slug: string): readonly string[] => [draftKey(slug), receiptKeyOf(slug)];

/** Whether this device keeps anything of a form, be it expired. */
export const isKept = (slug: string): boolean =>
  keysOf(slug).some((key) => readText(browserStorage(), key) !== null);

const receiptKeyOf = (slug: string): string => `${draftKey(slug)}:receipt`;

/**
 * What one form keeps: its draft under `eform:{slug}`, its receipt under `eform:{slug}:receipt`, each beside its expiry. What the device
 * does not take of a receipt, and of submissions under `eform:{slug}:unstored`, the tab keeps beyond its page.
 */
export function createStore(slug: string, parts: StoreParts = {}): Store {
  const { storage: storageNow = browserStorage, now = () => Date.now(), listen = listenToTabs } = parts;
  const { neighbours = thisPage, ofTab = tabStorage } = parts;
  const own: Neighbours = new Set();
  const receiptKey = receiptKeyOf(slug);
  const unstoredKey = `${draftKey(slug)}:unstored`;
  const receiptIn = (storage: WebStorage | undefined): Receipt | undefined => {
    const stored = readExpiring(storage, receiptKey, now(), receiptLifetimeMs);
    return stored.kind === 'found' ? toReceipt(stored.value, slug, stored.expiry) : undefined;
  };
  const clearReceipt = (): void => {
    for (const storage of [storageNow(), ofTab()]) removeExpiring(storage, receiptKey);
  };
  /** Whether storage lets what it holds be changed, be it to what takes less room. */
  const takesLess = (storage: WebStorage | undefined, key: string): boolean =>
    readText(storage, key) !== null && writeText(storage, key, '') === undefined;
  return {
    load: (lifetimeMs) => loadDraft(slug, now(), { storage: storageNow(), lifetimeMs }),
    save: (draft, lifetimeMs) => saveDraft(draft, now(), { storage: storageNow(), lifetimeMs }),
    clear: () => clearDraft(slug, storageNow()),
    saveUnstored: (attempts, lifetimeMs) => {
      const storage = ofTab();
      if (Object.keys(attempts).length > 0) storeExpiring(storage, unstoredKey, attempts, now(), lifetimeMs);
      else if (readText(storage, unstoredKey) !== null) removeExpiring(storage, unstoredKey);
    },
    loadUnstored: (lifetimeMs) => {
      const stored = readExpiring(ofTab(), unstoredKey, now(), lifetimeMs);
      return (stored.kind === 'found' && toAttempts(stored.value)) || {};
    },
    loadReceipt: () => receiptIn(storageNow()) ?? receiptIn(ofTab()),
    saveReceipt: (receipt) => {
      const time = now();
      const record: Receipt = { ...receipt, expiry: time + receiptLifetimeMs };
      const putIn = (storage: WebStorage | undefined) =>
        storeExpiring(storage, receiptKey, record, time, receiptLifetimeMs);
      // First, so that at no moment neither is there.
      let result = putIn(storageNow());
      // The draft may have left no room for both; where nothing is taken at all it stays, with the key that this was sent under.
      if (result.stored || takesLess(storageNow(), draftKey(slug))) clearDraft(slug, storageNow());
      if (!result.stored) result = putIn(storageNow());
      if (result.stored) removeExpiring(ofTab(), receiptKey);
      else putIn(ofTab());
      const sent = { key: receiptKey, newValue: JSON.stringify(record) };
      for (const hear of neighbours) if (!own.has(hear)) hear(sent);
      return result;
    },
    clearReceipt,
    clearOthers: () => {
      for (const storage of [storageNow(), ofTab()]) clearOtherDrafts(slug, storage);
    },
    clearAll: () => {
      for (const storage of [storageNow(), ofTab()]) clearAllBut(receiptKey, storage);
    },
    watch: (listener) => {
      const hear = ({ key, newValue }: StorageChange): void => {
        const change = changeOf(key, newValue, slug, () => readText(storageNow(), receiptKey) !== null);
        if (change) listener(change);
      };
      const stop = listen(hear);
      neighbours.add(hear);
      own.add(hear);
      return () => {
        stop();
        neighbours.delete(hear);
        own.delete(hear);
      };
    },
  };
}

/** A draft that goes while a receipt is there was sent; the receipt itself comes first, and reports the same. */
function changeOf(
  key: string | null,
  newValue: string | null,
  slug: string,
  hasReceipt: () => boolean,
): ElsewhereChange | undefined {
  if (key === null) return 'wiped';
  if (key === receiptKeyOf(slug)) return newValue === null ? undefined : 'sent';
  if (key !== draftKey(slug)) return undefined;
  if (newValue !== null) return 'changed';
  return hasReceipt() ? 'sent' : 'wiped';
}

/** Browsers do not tell the tab that has made the change. */
function listenToTabs(listener: (change: StorageChange) => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
