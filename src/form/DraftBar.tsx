import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { clockTime, draftWords } from '../../messages/id';
import type { DraftStatus } from './session/activity';
import { useActivity, useSessionContext } from './session/SessionContext';

/** What the visitor can do about the stored answers. */
export interface DraftBarProps {
  onStartAnew: () => void;
  onExtend: () => void;
}

/** What came back of an earlier visit, what storage refuses, and a warning before the answers go. */
export function DraftBar({ onStartAnew, onExtend }: DraftBarProps) {
  const { activity } = useSessionContext();
  const draft = useActivity((now) => now.draft);
  const dismiss = (change: Partial<DraftStatus>) => () =>
    activity.update((now) => ({ ...now, draft: { ...now.draft, ...change } }));
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mb: 2 }}>
      {draft.message && (
        <Alert severity="info" role="status" onClose={dismiss({ message: undefined })}>
          {draftWords[draft.message]}
        </Alert>
      )}
      {draft.restored && (
        <Alert
          severity="info"
          role="status"
          onClose={dismiss({ restored: undefined })}
          action={
            <Button color="inherit" size="small" onClick={onStartAnew}>
              {draftWords.startAnew}
            </Button>
          }
        >
          {draft.restored === 'whole' ? draftWords.restored : draftWords.restoredPartly}
        </Alert>
      )}
      {draft.elsewhere && (
        <Alert severity="warning" role="status" onClose={dismiss({ elsewhere: false })}>
          {draftWords.changedElsewhere}
        </Alert>
      )}
      {draft.fault && <Alert severity="warning">{draftWords[draft.fault]}</Alert>}
      {draft.expiring && (
        <Alert
          severity="warning"
          role="alert"
          action={
            <Button color="inherit" size="small" onClick={onExtend}>
              {draftWords.extend}
            </Button>
          }
        >
          {draftWords.expiring(2)}
        </Alert>
      )}
    </Box>
  );
}

/** Until when the answers stay on this device. Below the form: it comes while the visitor types, and must move nothing. */
export function SavedUntil({ onForget }: { onForget: () => void }) {
  const savedUntil = useActivity((now) => now.draft.savedUntil);
  if (savedUntil === undefined) return null;
  return (
    <Box
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
      <span data-saved-until>{draftWords.savedUntil(clockTime(savedUntil))}</span>
      <Button size="small" onClick={onForget}>
        {draftWords.forget}
      </Button>
    </Box>
  );
}
