import { slugPattern } from '../language';
import type { Draft, Receipt } from '../session';
import { draftKey, prefix } from './drafts';
import { readExpiring } from './expiring';
import { toDraft, toReceipt } from './recordShapes';
import { browserStorage, keysWith } from './webStorage';

/** What this device keeps of one form. */
export type KeptForm = { kind: 'draft'; draft: Draft } | { kind: 'receipt'; receipt: Receipt };

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
    const stored = readExpiring(storage, key, now);
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
