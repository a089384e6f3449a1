import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { useEffect, useState } from 'react';
import type { Run } from '../interpreter';
import { pageWords, wordsOfQuestion } from '../messages';
import { focusField } from '../fields/common/fieldIds';
import { CrossIcon } from '../fields/common/icons';
import { useLayer } from '../fields/common/layers';
import { PendingButton } from '../fields/common/PendingButton';
import { StaticBlocks } from '../content';
import type { ShownDialog, Question } from '../session';
import { useActivity, useSessionContext } from './SessionContext';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Button from '@mui/material/Button';

/** What a dialog is about, at a glance. */
type DialogMood = 'pending' | 'question' | 'warning' | 'done' | 'news';

/** Strokes inside a ring of 48 units. */
const strokes: Readonly<Record<Exclude<DialogMood, 'pending'>, string>> = {
  question: 'M19 19.5a5 5 0 1 1 7 4.6c-1.4.7-2 1.6-2 3.4M24 33v.1',
  warning: 'M24 14v12.5M24 33v.1',
  done: 'm14 25 7 7 14-15',
  news: 'M24 22v11M24 15v.1',
};

/** At the top of every dialog, hidden from screen readers: the words say the same. */
function DialogMark({ mood }: { mood: DialogMood }) {
  return (
    <Box aria-hidden data-mark={mood} sx={place}>
      {mood === 'pending' ? (
        <CircularProgress size={48} enableTrackSlot />
      ) : (
        <Box
          component="svg"
          viewBox="0 0 48 48"
          width={48}
          height={48}
          fill="none"
          stroke="currentColor"
          strokeWidth={3}
          strokeLinecap="round"
          sx={{ color: colours[mood] }}
        >
          <circle cx="24" cy="24" r="22" />
          <path d={strokes[mood]} />
        </Box>
      )}
    </Box>
  );
}

const colours = {
  question: 'primary.main',
  warning: 'error.main',
  done: 'success.main',
  news: 'primary.main',
} as const;

const place = { display: 'flex', px: 3, pt: 3, mb: -1.5 } as const;

/** Every open dialog, the newest on top. */
export function Dialogs() {
  const dialogs = useActivity((now) => now.dialogs);
  return dialogs.map((dialog) => <OneDialog key={dialog.id} dialog={dialog} />);
}

function OneDialog({ dialog }: { dialog: ShownDialog }) {
  const session = useSessionContext();
  const run = `$dialog ${dialog.id}`;
  const busy = useActivity((now) => now.running.has(run));
  const [pressed, setPressed] = useState<Run>();
  const press = (effects: Run) => () => {
    if (!busy) setPressed(() => effects);
    void session.press(run, effects);
  };
  const { closeButton } = dialog;
  // The receipt is printed in its place.
  const hasReceipt = useActivity((now) => now.receipt !== undefined);
  const mood = moodOf(dialog);
  const titleId = `dialog-${dialog.id}-title`;
  useLayer(dialog.dismissable ? session.closeDialog : undefined);
  const { focus } = dialog;
  useEffect(() => () => void (focus !== undefined && focusField(focus)), [focus]);
  return (
    <Dialog
      open
      fullWidth
      disableRestoreFocus={focus !== undefined}
      maxWidth="sm"
      role={dialog.dismissable ? 'dialog' : 'alertdialog'}
      aria-labelledby={titleId}
      className={hasReceipt ? 'no-print' : undefined}
      onClose={(_, reason) => {
        // A toast above the dialog is out of Tab's reach.
        if (reason === 'escapeKeyDown' && session.activity.closeNewestToast()) return;
        if (dialog.dismissable) session.closeDialog();
      }}
    >
      {mood && <DialogMark mood={mood} />}
      <DialogTitle id={titleId} sx={closeButton && { pr: 8 }}>
        {dialog.title}
      </DialogTitle>
      {closeButton && (
        <IconButton
          className="no-print"
          aria-label={pageWords.close}
          aria-disabled={busy || undefined}
          onClick={press(closeButton)}
          sx={{ position: 'absolute', right: 12, top: 14 }}
        >
          <CrossIcon />
        </IconButton>
      )}
      {/* Long words scroll, with the keyboard too. */}
      <DialogContent tabIndex={0}>
        {dialog.text && <DialogContentText>{dialog.text}</DialogContentText>}
        <StaticBlocks blocks={dialog.blocks} />
      </DialogContent>
      {dialog.buttons.length > 0 && (
        <DialogActions>
          {dialog.buttons.map((button, index) => (
            <PendingButton
              key={`${index} ${button.text}`}
              variant={index === 0 ? 'contained' : 'outlined'}
              pending={busy && pressed === button.run}
              disabled={busy && pressed !== button.run}
              onClick={press(button.run)}
            >
              {button.text}
            </PendingButton>
          ))}
        </DialogActions>
      )}
    </Dialog>
  );
}

/** A dialog that waits for the bank has no place in the definition; one with a picture needs no other. */
function moodOf({ path, registered, blocks }: ShownDialog): DialogMood | undefined {
  if (path === '') return 'pending';
  if (registered) return 'done';
  if (blocks.some(({ type }) => type === 'qrCode' || type === 'image')) return undefined;
  return blocks.some((block) => block.type === 'richText' && block.tone === 'error') ? 'warning' : 'news';
}

/** Asks before something may be registered a second time, or is lost; the button that does neither is the one that stands out. */
export function QuestionDialog(question: Question) {
  const { about, answer } = question;
  const words = wordsOfQuestion(question);
  const dismiss = about === 'otherForm' ? question.dismiss : () => answer(false);
  useLayer(dismiss);
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      role="alertdialog"
      aria-labelledby="question-title"
      aria-describedby="question-text"
      onClose={dismiss}
      data-question={about}
    >
      <DialogMark mood="question" />
      <DialogTitle id="question-title">{words.title}</DialogTitle>
      <DialogContent>
        <DialogContentText id="question-text">{words.text}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={() => answer(false)}>
          <span>{words.cancel}</span>
        </Button>
        <Button variant="outlined" onClick={() => answer(true)}>
          <span>{words.goOn}</span>
        </Button>
      </DialogActions>
    </Dialog>
  );
}
