import type { WebStorage } from '../webStorage';

/** An error as browsers throw it when storage has no room or refuses. */
export function storageError(name: 'QuotaExceededError' | 'SecurityError'): Error {
  return Object.assign(new Error(name), { name });
}

/** A storage in memory; `refuse` names the error of every write of a key for which it answers. */
export function memoryStorage(
  entries: Readonly<Record<string, string>> = {},
  refuse: (key: string) => 'QuotaExceededError' | undefined = () => undefined,
): WebStorage & { entries: () => Record<string, string> } {
  const map = new Map(Object.entries(entries));
  return {
    entries: () => Object.fromEntries(map),
    get length() {
      return map.size;
    },
    key: (index) => [...map.keys()][index] ?? null,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, text) => {
      const name = refuse(key);
      if (name) throw storageError(name);
      map.set(key, text);
    },
    removeItem: (key) => {
      map.delete(key);
    },
  };
}

/** A storage that throws whatever is done with it. */
export function blockedStorage(): WebStorage {
  const refuse = (): never => {
    throw storageError('SecurityError');
  };
  return {
    get length() {
      return refuse();
    },
    key: refuse,
    getItem: refuse,
    setItem: refuse,
    removeItem: refuse,
  };
}
