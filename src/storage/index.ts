export {
  clearAll,
  clearDraft,
  clearOtherDrafts,
  draftKey,
  loadDraft,
  onDraftChangedElsewhere,
  saveDraft,
  type DraftOptions,
  type LoadedDraft,
} from './drafts';
export type { Draft } from './draftShape';
export type { StoreResult } from './expiring';
export type { StorageFault, WebStorage } from './webStorage';
