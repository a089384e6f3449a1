import { expiryKey, forgetUnstored, readExpiring } from './expiring';
import { browserStorage, keysWith, removeKeys } from './webStorage';

/** Under it stands all that the portal keeps on a device. */
export const prefix = 'eform:';

/** The storage key of a form's draft; its expiry stands under `eform:{slug}:expiry`. */
export function draftKey(slug: string): string {
  return `${prefix}${slug}`;
}

/** Under it stands what went out of a form, whatever becomes of its answers. */
export const applicationKey = (slug: string): string => `${draftKey(slug)}:application`;

/** Whether this device keeps answers or a receipt, be they expired. */
export const keepsForms = (): boolean =>
  keysWith(browserStorage(), prefix).some((key) => !/:application(:expiry)?$/.test(key));

/** Records of what was sent; no draft that goes takes one along. */
const records = new RegExp(`^${prefix}[^:]+:(?:receipt|application)(?::|$)`);

/** Removes the drafts of all forms, but that of one where it is named, and whatever else of the portal is no record of what was sent. */
export function clearDrafts(storage = browserStorage(), kept?: string): void {
  const own = kept === undefined ? [] : [draftKey(kept), expiryKey(draftKey(kept))];
  const isGone = (key: string): boolean => !records.test(key) && !own.includes(key);
  removeKeys(storage, keysWith(storage, prefix).filter(isGone));
  forgetUnstored(storage, isGone);
}

/** Removes whatever of any form has ended by `now` (ms since 1970). To be called at each start of the portal. Never throws. */
export function clearExpired(now: number, storage = browserStorage()): void {
  // An end without its value goes too. What stands under `eform:expiry` is the draft of a form of that name.
  const keys = new Set(keysWith(storage, prefix).map((key) => valueKey(key) ?? key));
  for (const key of keys) readExpiring(storage, key, now);
}

/** The key beside which an expiry lies; `undefined` for a key of another kind. */
function valueKey(key: string): string | undefined {
  const value = key.slice(0, -expiryKey('').length);
  return key === expiryKey(value) && value.startsWith(prefix) ? value : undefined;
}
