/** The part of web storage that is used; tests hand in one of their own. */
export type WebStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Why nothing was stored: storage is absent or refuses to be used, or it has no room left. */
export type StorageFault = 'blocked' | 'full';

/** The result of `work`, which may throw because storage refuses; `undefined` then. */
export function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/**
 * The browser's storage, which lasts beyond the tab; `undefined` where there is none. Only naming it throws where cookies
 * are blocked.
 */
export const browserStorage = (): WebStorage | undefined => attempt(() => globalThis.localStorage);

/** Writes one text. A write that fails leaves the old text in place. Never throws. */
export function writeText(
  storage: WebStorage | undefined,
  key: string,
  text: string,
): StorageFault | undefined {
  if (!storage) return 'blocked';
  try {
    storage.setItem(key, text);
    return undefined;
  } catch (error) {
    return isQuotaError(error) ? 'full' : 'blocked';
  }
}

/** Reads one text; `null` where there is none or storage refuses. Never throws. */
export function readText(storage: WebStorage | undefined, key: string): string | null {
  return attempt(() => storage?.getItem(key)) ?? null;
}

/** Removes keys. Never throws: what cannot be removed could not be read either. */
export function removeKeys(storage: WebStorage | undefined, keys: readonly string[]): void {
  attempt(() => keys.forEach((key) => storage?.removeItem(key)));
}

/** All keys that begin with `prefix`; none where storage refuses. Never throws. */
export function keysWith(storage: WebStorage | undefined, prefix: string): string[] {
  const keys = attempt(() => Array.from({ length: storage?.length ?? 0 }, (_, at) => storage?.key(at)));
  return (keys ?? []).flatMap((key) => (key?.startsWith(prefix) ? [key] : []));
}

/** By name: the error may come from another realm, and Firefox has a name of its own. */
function isQuotaError(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('name' in error)) return false;
  return error.name === 'QuotaExceededError' || error.name === 'NS_ERROR_DOM_QUOTA_REACHED';
}
