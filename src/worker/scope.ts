/** What this code uses of a service worker's scope: TypeScript's own types of it and those of a page exclude each other. */
export interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly caches: CacheStorage;
  readonly registration: {
    /** The worker that was there before this one. */
    readonly active: unknown;
    unregister: () => Promise<boolean>;
  };
  readonly clients: { claim: () => Promise<void> };
  skipWaiting: () => Promise<void>;
  addEventListener: (
    type: 'install' | 'activate',
    listener: (event: { waitUntil: (done: Promise<unknown>) => void }) => void,
  ) => void;
}
