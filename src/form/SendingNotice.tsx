import { clockTime, draftWords } from '../messages';
import { Notice } from './Notice';
import { useActivity, useContact } from './SessionContext';

/**
 * After a submission that is not known to be registered, beside the button that sends it again: what is known of it, until when the
 * answers are kept, and whom to ask. The only place that says so, so that no other word can contradict it.
 */
export function SendingNotice() {
  const { sending, savedUntil } = useActivity((now) => now.draft);
  const contact = useContact();
  if (!sending) return null;
  return (
    <Notice severity="warning" role="status" sx={{ mt: 2, '& p': { m: 0, mb: 0.5 } }} data-sending={sending}>
      <p>{draftWords.sending[sending]}</p>
      <p>{draftWords.answersKept(savedUntil === undefined ? undefined : clockTime(savedUntil))}</p>
      {contact && (
        <>
          <p>{draftWords.askUs}</p>
          {contact}
        </>
      )}
    </Notice>
  );
}
