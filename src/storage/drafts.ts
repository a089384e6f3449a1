import { toDraft, type Draft } from './draftShape';
import {
  defaultLifetimeMs,
  expiryKey,
  readExpiring,
  removeExpiring,
  storeExpiring,
  type StoreResult,
} from './expiring';
import { browserStorage, keysWith, removeKeys, type WebStorage } from './webStorage';

const prefix = 'eform:';

/** Only tests hand in a storage; `lifetimeMs` is the longest that the definition's drafts may live. */
export interface DraftOptions {
  storage?: WebStorage;
  lifetimeMs?: number;
}

/** What an earlier visit left: nothing, something too old or of another shape (both are removed), or a draft. */
export type LoadedDraft = { kind: 'none' | 'expired' | 'unreadable' } | { kind: 'found'; draft: Draft };

/** The storage key of a form's draft; its expiry stands under `eform:{slug}:expiry`. */
function draftKey(slug: string): string {
  return `${prefix}${slug}`;
}

/**
 * Reads the draft of a form. `now` in ms since 1970; give the definition's longer lifetime, so that a clock that was set
 * back is noticed. Blocked storage reads as none. Never throws.
 */
export function loadDraft(slug: string, now: number, options: DraftOptions = {}): LoadedDraft {
  const { storage = browserStorage(), lifetimeMs = defaultLifetimeMs } = options;
  const stored = readExpiring(storage, draftKey(slug), now, lifetimeMs);
  if (stored.kind !== 'found') return stored;
  const draft = toDraft(stored.value, slug, stored.expiry);
  if (draft) return { kind: 'found', draft };
  clearDraft(slug, storage);
  return { kind: 'unreadable' };
}

/**
 * Stores a draft for `lifetimeMs` from `now` on; each save renews the time. The result says until when, or why not.
 * Never throws.
 */
export function saveDraft(
  draft: Omit<Draft, 'expiry'>,
  now: number,
  options: DraftOptions = {},
): StoreResult {
  const { storage = browserStorage(), lifetimeMs = defaultLifetimeMs } = options;
  const record: Draft = { ...draft, expiry: now + lifetimeMs };
  return storeExpiring(storage, draftKey(draft.slug), record, now, lifetimeMs);
}

/** Removes the draft of one form. */
export function clearDraft(slug: string, storage = browserStorage()): void {
  removeExpiring(storage, draftKey(slug));
}

/**
 * Removes everything of the portal but the draft of this form: another product resets all stored data (spec 1,
 * section 4, 'Saved data'). Call it when the form's valid definition opens.
 */
export function clearOtherDrafts(slug: string, storage = browserStorage()): void {
  const own = new Set([draftKey(slug), expiryKey(draftKey(slug))]);
  removeKeys(
    storage,
    keysWith(storage, prefix).filter((key) => !own.has(key)),
  );
}

/** Removes everything that the portal has stored on the device. */
export function clearAll(storage = browserStorage()): void {
  removeKeys(storage, keysWith(storage, prefix));
}

/**
 * Tells when another tab has saved or removed this form's draft; returns what ends the telling. Browsers do not tell the
 * tab that wrote it.
 */
export function onDraftChangedElsewhere(
  slug: string,
  callback: (change: 'saved' | 'cleared') => void,
): () => void {
  const listener = ({ key, newValue }: StorageEvent): void => {
    // Without a key the whole storage was emptied.
    if (key === null || key === draftKey(slug)) callback(newValue === null ? 'cleared' : 'saved');
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
