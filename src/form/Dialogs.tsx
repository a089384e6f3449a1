import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import type { Run } from '../interpreter';
import { pageWords } from '../messages';
import { CrossIcon } from '../fields/common/icons';
import { useLayer } from '../fields/common/layers';
import { PendingButton } from '../fields/common/PendingButton';
import { StaticBlocks } from '../content';
import type { ShownDialog } from '../session';
import { DialogMark, type DialogMood } from './DialogMark';
import { useActivity, useSessionContext } from './SessionContext';

/** Every open dialog, the newest on top. */
export function Dialogs() {
  const dialogs = useActivity((now) => now.dialogs);
  return dialogs.map((dialog) => <OneDialog key={dialog.id} dialog={dialog} />);
}

function OneDialog({ dialog }: { dialog: ShownDialog }) {
  const session = useSessionContext();
  const run = `$dialog ${dialog.id}`;
  const busy = useActivity((now) => now.running.has(run));
  const press = (effects: Run) => () => void session.press(run, effects);
  const { closeButton } = dialog;
  // On paper, the receipt says it better.
  const hasReceipt = useActivity((now) => now.receipt !== undefined);
  const mood = moodOf(dialog);
  const titleId = `dialog-${dialog.id}-title`;
  useLayer(dialog.dismissable ? session.closeDialog : undefined);
  return (
    <Dialog
      open
      fullWidth
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
              pending={busy}
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
