/** What the portal keeps on the visitor's device. */
export { clearExpired, keepsForms } from './drafts';
export { expiryOf, keptForms, type KeptForm } from './keptForms';
export { createStore, isKept, keysOf, type Neighbours, type StorageChange } from './formStore';
export type { OtherPlace } from './applications';
export { browserStorage, keysWith, readText, removeKeys, writeText, type WebStorage } from './webStorage';
