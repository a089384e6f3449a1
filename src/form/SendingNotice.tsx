import Button from '@mui/material/Button';
import { use } from 'react';
import { ContactContext } from '../content';
import { clockTime, draftWords } from '../messages';
import { Notice } from './Notice';
import { useActivity, useSessionContext } from './SessionContext';

/**
 * After a submission that is not known to be registered, beside the button that sends it again: what is known of it, until when the
 * answers are kept, and whom to ask. The only place that says so, so that no other word can contradict it. Before it, where nothing can be
 * stored, that the page has to stay open.
 */
export function SendingNotice() {
  const session = useSessionContext();
  const { sending, savedUntil, mayBeNew, fault } = useActivity((now) => now.draft);
  const contact = use(ContactContext);
  if (!sending)
    return fault === 'blocked' ? (
      <Notice severity="info" sx={{ mt: 2 }}>
        {draftWords.keepOpen}
      </Notice>
    ) : null;
  return (
    <Notice severity="warning" role="status" sx={{ mt: 2, '& p': { m: 0, mb: 0.5 } }} data-sending={sending}>
      <p>{draftWords.sending[sending]}</p>
      <p>{draftWords.answersKept(savedUntil === undefined ? undefined : clockTime(savedUntil))}</p>
      {mayBeNew && (
        <Button variant="outlined" onClick={() => void session.sendAsNew()}>
          <span>{draftWords.sendAsNew}</span>
        </Button>
      )}
      {contact && (
        <>
          <p>{draftWords.askUs}</p>
          {contact}
        </>
      )}
    </Notice>
  );
}
