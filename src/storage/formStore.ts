import type { Draft, ElsewhereChange, Receipt, Store } from '../session';
import { loadApplications, otherPlaces, saveApplication, type OtherPlace } from './applications';
import { clearDrafts, draftKey } from './drafts';
import { expiryKey, forgetUnstored, readExpiring, removeExpiring, storeExpiring } from './expiring';
import { keptForms } from './keptForms';
import { toDraft, toReceipt } from './recordShapes';
import { browserStorage, readText, type WebStorage } from './webStorage';

/** How long a receipt stays, in ms. */
const receiptLifetimeMs = 1_800_000;

/** Receipts of several forms stay side by side, the newest so many. */
const mostReceipts = 10;

/** A change that another tab has made to the storage; without a key all of it was emptied. */
export interface StorageChange {
  key: string | null;
  newValue: string | null;
}

/** The other stores of this page, to which a receipt is reported: browsers tell other tabs alone. */
export type Neighbours = Set<(change: StorageChange) => void>;

const thisPage: Neighbours = new Set();

/** Where a store keeps things; tests hand in a storage, a time, other tabs and a page of their own. */
export interface StoreParts {
  storage?: () => WebStorage | undefined;
  /** Ms since 1970. */
  now?: () => number;
  /** Reports what other tabs change; gives what ends the subscription. */
  listen?: (listener: (change: StorageChange) => void) => () => void;
  /** Keep what went out where the storage does not. */
  others?: readonly OtherPlace[];
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
 * What one form keeps: its draft under `eform:{slug}`, its receipt under `eform:{slug}:receipt`, what went out of it under
 * `eform:{slug}:application`, each beside its expiry.
 */
export function createStore(slug: string, parts: StoreParts = {}): Store {
  const { storage: storageNow = browserStorage, now = () => Date.now(), listen = listenToTabs } = parts;
  const { neighbours = thisPage, others = otherPlaces(slug) } = parts;
  const own: Neighbours = new Set();
  const [key, receiptKey] = [draftKey(slug), receiptKeyOf(slug)];
  const clear = (): void => removeExpiring(storageNow(), key);
  return {
    load: (longestMs) => {
      const stored = readExpiring(storageNow(), key, now(), longestMs);
      if (stored.kind !== 'found') return stored;
      const draft = toDraft(stored.value, slug, stored.expiry);
      if (draft) return { kind: 'found', draft, refused: stored.refused };
      clear();
      return { kind: 'unreadable' };
    },
    save: (draft, lifetimeMs) => {
      const time = now();
      const record: Draft = { ...draft, expiry: time + lifetimeMs };
      return storeExpiring(storageNow(), key, record, time, lifetimeMs);
    },
    clear,
    loadReceipt: () => {
      const stored = readExpiring(storageNow(), receiptKey, now(), receiptLifetimeMs);
      return stored.kind === 'found' ? toReceipt(stored.value, slug, stored.expiry) : undefined;
    },
    saveReceipt: (receipt, lifetimeMs = receiptLifetimeMs, beside = false) => {
      const time = now();
      const record: Receipt = { ...receipt, expiry: time + lifetimeMs };
      // First, so that at no moment neither is there.
      const put = () => storeExpiring(storageNow(), receiptKey, record, time, lifetimeMs);
      const result = put();
      if (!beside) clear();
      const sent = { key: receiptKey, newValue: JSON.stringify(record) };
      for (const hear of neighbours) if (!own.has(hear)) hear(sent);
      // The draft may have left no room for both.
      const stored = result.stored ? result : put();
      const receipts = keptForms(time, storageNow()).filter(({ kind }) => kind === 'receipt');
      for (const one of receipts.slice(mostReceipts)) {
        if (one.kind === 'receipt') removeExpiring(storageNow(), receiptKeyOf(one.receipt.slug));
      }
      return stored;
    },
    clearReceipt: () => removeExpiring(storageNow(), receiptKey),
    loadApplications: () => loadApplications(slug, { storage: storageNow(), others, now: now() }),
    saveApplication: (record) => saveApplication(slug, record, { storage: storageNow(), others, now: now() }),
    other: () =>
      keptForms(now(), storageNow()).flatMap((one) =>
        one.kind === 'draft' && one.draft.slug !== slug ? [one.draft] : [],
      )[0],
    clearOthers: () => clearDrafts(storageNow(), slug),
    clearAll: () => clearDrafts(storageNow()),
    watch: (listener) => {
      const hear = ({ key, newValue }: StorageChange): void => {
        const change = changeOf(key, newValue, slug, () => readText(storageNow(), receiptKey) !== null);
        if (!change) return;
        // It is older than what the other tab has done.
        forgetUnstored(storageNow(), (one) => one === draftKey(slug));
        listener(change);
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
    watchOthers: (listener) =>
      listen(({ key }) => {
        // The time is written, and removed, behind its value.
        if (key === null || key.endsWith(expiryKey(''))) listener();
      }),
  };
}

/**
 * A draft that goes while a receipt is there was sent; the receipt itself comes first, and reports the same. One that is stored has come
 * whole with its time.
 */
function changeOf(
  key: string | null,
  newValue: string | null,
  slug: string,
  hasReceipt: () => boolean,
): ElsewhereChange | undefined {
  if (key === null) return 'wiped';
  if (key === receiptKeyOf(slug)) return newValue === null ? undefined : 'sent';
  if (key === expiryKey(draftKey(slug)) && newValue !== null) return 'changed';
  if (key !== draftKey(slug) || newValue !== null) return undefined;
  return hasReceipt() ? 'sent' : 'wiped';
}

/** Browsers do not tell the tab that has made the change. */
function listenToTabs(listener: (change: StorageChange) => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
