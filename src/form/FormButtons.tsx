import { useEffect, useRef } from 'react';
import { type Elements } from '../fields/common/elements';
import { formClass } from '../theme';
import { SendingNotice } from './SendingNotice';
import { useActivity } from './SessionContext';

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
