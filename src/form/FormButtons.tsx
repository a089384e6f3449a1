import { useEffect, useRef, use } from 'react';
import { type Elements } from '../fields/common/types';
import { formClass } from '../theme';
import { useActivity, useSessionContext } from './SessionContext';
import Button from '@mui/material/Button';
import { ContactContext } from '../content';
import { clockTime, draftWords } from '../messages';
import { Notice } from './Notice';

/**
 * After a submission that is not known to be registered, beside the button that sends it again: what is known of it, until when the
 * answers are kept, and whom to ask. The only place that says so, so that no other word can contradict it. Before it, where nothing can be
 * stored, that the page has to stay open.
 */
function SendingNotice() {
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

/**
 * The two ways from a step or the preview, the one on first, where the fields begin: the next Tab behind the last field, and on
 * phones the first below it. Above them stands what they wait for, in room of its own, and what is known of a submission that failed:
 * when that comes, they stay in the window.
 */
export function FormButtons({
  back,
  next,
  announcement,
  sends = false,
}: {
  back: Elements;
  next: Elements;
  announcement?: string;
  /** The answers go out from here. */
  sends?: boolean;
}) {
  const ways = useRef<HTMLDivElement>(null);
  const { sending } = useActivity((now) => now.draft);
  const shown = useRef(sending);
  useEffect(() => {
    if (sends && sending && sending !== shown.current) ways.current?.scrollIntoView({ block: 'nearest' });
    shown.current = sending;
  }, [sends, sending]);
  return (
    <>
      {sends && <SendingNotice />}
      <div className="no-print">
        <div role="status" className={formClass('formNotice')}>
          {announcement}
        </div>
        <div ref={ways} className={formClass('formButtons')}>
          {next}
          {back}
        </div>
      </div>
    </>
  );
}
