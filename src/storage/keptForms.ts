import { slugPattern } from '../language';
import type { Draft, LoadedDraft, Receipt } from '../session';
import { clearDraft, draftKey, prefix, type DraftOptions } from './drafts';
import { defaultLifetimeMs, readExpiring } from './expiring';
import { toDraft, toReceipt } from './recordShapes';
import { browserStorage, keysWith } from './webStorage';

/** What this device keeps of one form. */
export type KeptForm = { kind: 'draft'; draft: Draft } | { kind: 'receipt'; receipt: Receipt };

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

const receiptSuffix = ':receipt';
const slugs = new RegExp(`^${slugPattern}$`);

/**
 * The forms that this device has answers or a receipt of, what was kept last first. `now` in ms since 1970. What is expired is
 * removed; what is of another shape is left to its form. Never throws.
 */
export function keptForms(now: number, storage = browserStorage()): KeptForm[] {
  const found = keysWith(storage, prefix).flatMap((key): KeptForm[] => {
    const isReceipt = key.endsWith(receiptSuffix);
    const slug = key.slice(prefix.length, isReceipt ? -receiptSuffix.length : undefined);
    // What stands beside a value, as its expiry does, is no form.
    if (!slugs.test(slug) || (!isReceipt && key !== draftKey(slug))) return [];
    const stored = readExpiring(storage, key, now, Number.POSITIVE_INFINITY);
    if (stored.kind !== 'found') return [];
    if (isReceipt) {
      const receipt = toReceipt(stored.value, slug, stored.expiry);
      return receipt ? [{ kind: 'receipt', receipt }] : [];
    }
    const draft = toDraft(stored.value, slug, stored.expiry);
    return draft ? [{ kind: 'draft', draft }] : [];
  });
  return found.sort((a, b) => expiryOf(b) - expiryOf(a));
}

/** When it ends, in ms since 1970. */
export const expiryOf = (one: KeptForm): number =>
  one.kind === 'draft' ? one.draft.expiry : one.receipt.expiry;
