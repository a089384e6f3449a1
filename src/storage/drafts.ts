import type { Draft, StoreResult } from '../session';
import { defaultLifetimeMs, expiryKey, readExpiring, removeExpiring, storeExpiring } from './expiring';
import { browserStorage, keysWith, removeKeys, type WebStorage } from './webStorage';

/** Under it stands all that the portal keeps on a device. */
export const prefix = 'eform:';

/** Only tests hand in a storage; `lifetimeMs` is the longest that the definition's drafts may live. */
export interface DraftOptions {
  storage?: WebStorage;
  lifetimeMs?: number;
}

/** The storage key of a form's draft; its expiry stands under `eform:{slug}:expiry`. */
export function draftKey(slug: string): string {
  return `${prefix}${slug}`;
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

/** Under it stands what went out of a form, whatever becomes of its answers. */
export const applicationKey = (slug: string): string => `${draftKey(slug)}:application`;

/** Whether a key is that of an application's record, or of its expiry. */
const isOfApplication = (key: string): boolean => /:application(:expiry)?$/.test(key);

/** Whether this device keeps anything, be it expired. */
export const keepsForms = (): boolean =>
  keysWith(browserStorage(), prefix).some((key) => !isOfApplication(key));

/** Records of what was sent; no draft that goes takes one along. */
const records = new RegExp(`^${prefix}[^:]+:(?:receipt|application)(?::|$)`);

/** Removes the drafts of all forms, but that of one where it is named, and whatever else of the portal is no record of what was sent. */
export function clearDrafts(storage = browserStorage(), kept?: string): void {
  const own = kept === undefined ? [] : [draftKey(kept), expiryKey(draftKey(kept))];
  removeKeys(
    storage,
    keysWith(storage, prefix).filter((key) => !records.test(key) && !own.includes(key)),
  );
}

/** Removes whatever of any form has come to its end. To be called at each start of the portal, on every page. */
export function clearExpired(now: number, storage = browserStorage()): void {
  // An end without its value goes too. What stands under `eform:expiry` is the draft of a form of that name.
  const keys = new Set(keysWith(storage, prefix).map((key) => valueKey(key) ?? key));
  for (const key of keys) {
    // A definition may let its drafts live longer than others: only the stored time counts here.
    readExpiring(storage, key, now, Number.POSITIVE_INFINITY);
  }
}

/** The key beside which an expiry lies; `undefined` for a key of another kind. */
function valueKey(key: string): string | undefined {
  const value = key.slice(0, -expiryKey('').length);
  return key === expiryKey(value) && value.startsWith(prefix) ? value : undefined;
}
