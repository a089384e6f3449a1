import type { StoreResult } from '../session';
import { readText, removeKeys, writeText, type StorageFault, type WebStorage } from './webStorage';

/** A clock that was set right by a few seconds does not cost a visitor the answers. */
const clockToleranceMs = 5_000;

/** What stood under a key: nothing, something too old, something that is no JSON, or a value of unknown shape. */
export type StoredValue =
  | { kind: 'none' | 'expired' | 'unreadable' }
  | { kind: 'found'; value: unknown; expiry: number; refused?: StorageFault | undefined };

/** The key beside `key` that holds the expiry, as ms since 1970 in digits. */
export function expiryKey(key: string): string {
  return `${key}:expiry`;
}

interface Unstored {
  text: string;
  expiry: number;
  refused: StorageFault;
}

/** What a storage has refused, for as long as this page is open: a visitor who looks at another page of the portal comes back to it. */
const refusedBy = new WeakMap<object, Map<string, Unstored>>();
const noStorage = {};

const unstored = (storage: WebStorage | undefined): Map<string, Unstored> => {
  const known = refusedBy.get(storage ?? noStorage) ?? new Map<string, Unstored>();
  refusedBy.set(storage ?? noStorage, known);
  return known;
};

/** Removes what this page alone has, of the keys that it is asked about. */
export function forgetUnstored(storage: WebStorage | undefined, isGone: (key: string) => boolean): void {
  const held = unstored(storage);
  for (const key of held.keys()) if (isGone(key)) held.delete(key);
}

/**
 * Stores a JSON value until `now + lifetimeMs` (both in ms). Never throws. When storage is full the older value stays as
 * it was; a value never stands without its expiry. This page alone still reads what was refused. `block`: the text is as long as a multiple of it.
 */
export function storeExpiring(
  storage: WebStorage | undefined,
  key: string,
  value: unknown,
  now: number,
  lifetimeMs: number,
  block = 1,
): StoreResult {
  const expiry = now + lifetimeMs;
  const text = JSON.stringify(value);
  const size = Math.ceil(text.length / block) * block;
  const fault = writeText(storage, key, text.padEnd(size)) ?? writeExpiry(storage, key, expiry);
  if (fault === undefined) {
    unstored(storage).delete(key);
    return { stored: true, expiry };
  }
  unstored(storage).set(key, { text, expiry, refused: fault });
  return { stored: false, reason: fault };
}

function writeExpiry(storage: WebStorage | undefined, key: string, expiry: number): StorageFault | undefined {
  const fault = writeText(storage, expiryKey(key), String(expiry));
  if (fault !== undefined) removeExpiring(storage, key);
  return fault;
}

/**
 * Reads a value that `storeExpiring` has stored. `now >= expiry` is expired, and so is an expiry that is missing, no
 * number, or further away than `longestMs`, where that is known: then the clock was set back, or the value is not ours. What is
 * expired or unreadable is removed together with its expiry. Keys named `__proto__` are dropped at every depth. Never throws.
 */
export function readExpiring(
  storage: WebStorage | undefined,
  key: string,
  now: number,
  longestMs = Number.POSITIVE_INFINITY,
): StoredValue {
  const held = unstored(storage).get(key);
  const text = held?.text ?? readText(storage, key);
  if (text === null) {
    removeExpiring(storage, key);
    return { kind: 'none' };
  }
  const expiry = held?.expiry ?? readExpiry(readText(storage, expiryKey(key)));
  if (expiry === undefined || now >= expiry || expiry > now + longestMs + clockToleranceMs) {
    removeExpiring(storage, key);
    return { kind: 'expired' };
  }
  try {
    const value: unknown = JSON.parse(text, withoutPrototypes);
    return { kind: 'found', value, expiry, ...(held && { refused: held.refused }) };
  } catch {
    removeExpiring(storage, key);
    return { kind: 'unreadable' };
  }
}

/** Removes a value and its expiry. */
export function removeExpiring(storage: WebStorage | undefined, key: string): void {
  unstored(storage).delete(key);
  removeKeys(storage, [key, expiryKey(key)]);
}

function readExpiry(text: string | null): number | undefined {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}

/** Copying such a key by assignment would change what the copy inherits. */
function withoutPrototypes(key: string, value: unknown): unknown {
  return key === '__proto__' ? undefined : value;
}
