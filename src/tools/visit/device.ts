import type { OtherPlace, StorageChange, WebStorage } from '../../storage';

/** A visitor's device: it outlives pages, and its tabs share it. */
export interface Device {
  entries: ReadonlyMap<string, string>;
  /** Refuses every write from now on, or takes them again. */
  refuse: (reason: 'blocked' | 'full' | undefined) => void;
  /** Empties the storage, as another page or the browser may. */
  wipe: () => void;
  /** Another page or program of the device stores something; every tab hears of it. */
  put: (key: string, text: string) => void;
  /** The storage as one tab has it. */
  tab: () => TabStorage;
}

/** What one tab sees of the device. */
export interface TabStorage {
  storage: WebStorage;
  /** Of a form's page its cookie, for which a full storage has room, and its entry in the tab's history, which is never refused. */
  others: (slug: string) => readonly OtherPlace[];
  /** Reports what other tabs change; gives what ends the subscription. */
  listen: (listener: (change: StorageChange) => void) => () => void;
}

/** A device on which nothing is stored. Changes reach other tabs by `later`. */
export function createDevice(later: (task: () => void) => void): Device {
  const entries = new Map<string, string>();
  const cookies = new Map<string, string>();
  const tabs = new Set<Set<(change: StorageChange) => void>>();
  let refused: 'blocked' | 'full' | undefined;

  const notify = (own: unknown, change: StorageChange): void => {
    for (const listeners of tabs) {
      if (listeners !== own) later(() => listeners.forEach((listener) => listener(change)));
    }
  };
  const guard = (blockedOnly: boolean): void => {
    if (refused === undefined || (blockedOnly && refused === 'full')) return;
    const name = refused === 'full' ? 'QuotaExceededError' : 'SecurityError';
    throw Object.assign(new Error(name), { name });
  };
  return {
    entries,
    refuse: (reason) => {
      refused = reason;
    },
    wipe: () => {
      entries.clear();
      cookies.clear();
      notify(undefined, { key: null, newValue: null });
    },
    put: (key, text) => {
      entries.set(key, text);
      notify(undefined, { key, newValue: text });
    },
    tab: () => {
      const listeners = new Set<(change: StorageChange) => void>();
      const entry = new Map<string, string>();
      tabs.add(listeners);
      return {
        storage: {
          get length() {
            guard(true);
            return entries.size;
          },
          key: (index) => [...entries.keys()][index] ?? null,
          getItem: (key) => {
            guard(true);
            return entries.get(key) ?? null;
          },
          setItem: (key, text) => {
            guard(false);
            if (entries.get(key) === text) return;
            entries.set(key, text);
            notify(listeners, { key, newValue: text });
          },
          removeItem: (key) => {
            guard(true);
            if (entries.delete(key)) notify(listeners, { key, newValue: null });
          },
        },
        others: (slug) => [
          {
            read: () => (refused === 'blocked' ? undefined : cookies.get(slug)),
            write: (text) => {
              if (refused !== 'blocked') cookies.set(slug, text);
            },
          },
          { read: () => entry.get(slug), write: (text) => void entry.set(slug, text) },
        ],
        listen: (listener) => {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
      };
    },
  };
}
