/** What the portal keeps on the visitor's device. */
export { clearExpired } from './drafts';
export { expiryOf, keepsForms, keptForms, type KeptForm } from './keptForms';
export { createStore, isKept, keysOf, type Neighbours, type StorageChange } from './formStore';
export type { WebStorage } from './webStorage';
