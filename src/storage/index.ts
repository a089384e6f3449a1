/** What the portal keeps on the visitor's device. */
export { clearExpired } from './drafts';
export { createStore, isKept, keysOf, type Neighbours, type StorageChange } from './formStore';
export type { WebStorage } from './webStorage';
