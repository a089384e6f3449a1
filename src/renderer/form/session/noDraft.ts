import { newKey, type SessionDraft } from './draftKeeper';

/** The draft of a form that is kept nowhere. */
export function noDraft(): SessionDraft {
  let submissionKey: string | undefined;
  const nothing = (): void => undefined;
  return {
    save: nothing,
    forget: nothing,
    attach: nothing,
    submissionKey: () => (submissionKey ??= newKey()),
    submissionEnded: () => {
      submissionKey = undefined;
    },
    onEvent: (event, before, after) => {
      if (event.type === 'write' && event.by === 'visitor' && before.values !== after.values) {
        submissionKey = undefined;
      }
    },
    watch: () => nothing,
  };
}
