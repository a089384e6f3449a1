import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { clockTime, draftWords, sendBefore } from '../messages';
import { formClass } from '../theme';
import type { DraftStatus } from '../session';
import { Notice } from './Notice';
import { useActivity, useSessionContext } from './SessionContext';

/** What the visitor can do about the stored answers. */
export interface DraftBarProps {
  /** Left out: on the page where all is looked over nothing is thrown away beside the button that sends. */
  onStartAnew?: () => void;
  /** Brings back what was just removed; left out: nothing can be. */
  onUndo?: () => void;
  /** Goes on with what another tab has stored since, answers or receipt. */
  onNewest: () => void;
}

/** Says that answers of an earlier visit are back, or that the storage refuses them. */
export function DraftBar({ onStartAnew, onUndo, onNewest }: DraftBarProps) {
  const { activity, draft: kept } = useSessionContext();
  const draft = useActivity((now) => now.draft);
  const isKept = draft.fault === undefined;
  // The browser asks by itself before a page goes whose answers nobody keeps.
  useEffect(() => {
    if (isKept) return undefined;
    const ask = (event: Event): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isKept]);
  const dismiss = (change: Partial<DraftStatus>) => () => activity.patchDraft(change);
  return (
    <div className={formClass('draftNotices')}>
      {draft.message && (
        <Notice
          severity="info"
          role="status"
          onClose={dismiss({ message: undefined })}
          action={
            draft.message === 'forgotten' &&
            onUndo && (
              <Button color="inherit" size="small" onClick={onUndo}>
                {draftWords.undo}
              </Button>
            )
          }
        >
          {draftWords[draft.message]}
        </Notice>
      )}
      {draft.restored && (
        <Notice
          severity="info"
          role="status"
          onClose={dismiss({ restored: undefined })}
          action={
            onStartAnew && (
              <Button color="inherit" size="small" onClick={onStartAnew}>
                {draftWords.startAnew}
              </Button>
            )
          }
        >
          {draft.restored === 'whole' ? draftWords.restored : draftWords.restoredPartly}
        </Notice>
      )}
      {draft.elsewhere && (
        <Notice
          severity="warning"
          role="status"
          // As long as nothing is stored, it says so.
          onClose={draft.elsewhere === 'wiped' ? undefined : dismiss({ elsewhere: undefined })}
          action={
            <Button
              {...(draft.elsewhere === 'sent' ? { variant: 'contained' } : { color: 'inherit' })}
              size="small"
              onClick={draft.elsewhere === 'wiped' ? kept.keepAgain : onNewest}
            >
              <span>{draftWords.elsewhereWays[draft.elsewhere]}</span>
            </Button>
          }
        >
          {draftWords.elsewhere[draft.elsewhere]}
        </Notice>
      )}
      {draft.fault && <Notice severity="warning">{draftWords[draft.fault]}</Notice>}
    </div>
  );
}

/** The warning before the answers go: in view wherever the visitor is in the form, since two minutes later it is too late. */
function ExpiryWarning({ onExtend }: { onExtend: () => void }) {
  useEffect(() => {
    const { style } = document.documentElement;
    // What gets the focus is scrolled to above the warning.
    style.scrollPaddingBottom = '240px';
    return () => void style.removeProperty('scroll-padding-bottom');
  }, []);
  return (
    <div className={`no-print ${formClass('expiryWarning')}`}>
      <Notice
        severity="warning"
        role="alert"
        action={
          <Button variant="contained" size="small" onClick={onExtend}>
            {draftWords.extend}
          </Button>
        }
      >
        {draftWords.expiring(2)}
      </Notice>
    </div>
  );
}

/** Until when the answers stay on this device. Below the form: it comes while the visitor types, and must move nothing. */
export function SavedUntil({ onForget, onExtend }: { onForget: () => void; onExtend: () => void }) {
  const session = useSessionContext();
  const savedUntil = useActivity((now) => now.draft.savedUntil);
  // It is what the time was set by: read whenever that changes.
  const isComplete = session.state().finished && session.unfinished() === undefined;
  const says = isComplete ? sendBefore : draftWords.savedUntil;
  const expiring = useActivity((now) => now.draft.expiring);
  const line = savedUntil !== undefined && (
    <Box
      className="no-print"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: 1.5,
        mt: 3,
        color: 'text.secondary',
        typography: 'body2',
      }}
    >
      <span data-saved-until>{says(clockTime(savedUntil))}</span>
      {/* Its word, not its box, stands in line with what is above it. */}
      <Button size="small" onClick={onForget} sx={{ mx: -1.5 }}>
        {draftWords.forget}
      </Button>
    </Box>
  );
  return (
    <>
      {line}
      {expiring && <ExpiryWarning onExtend={onExtend} />}
    </>
  );
}
