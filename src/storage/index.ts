export {
  clearAll,
  clearDraft,
  clearOtherDrafts,
  loadDraft,
  onDraftChangedElsewhere,
  saveDraft,
} from './drafts';
