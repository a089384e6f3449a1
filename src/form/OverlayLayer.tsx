import { ToastStack, StaticBlocks } from '../content';
import { Dialogs, QuestionDialog } from './Dialogs';
import { useActivity, useSessionContext } from './SessionContext';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import IconButton from '@mui/material/IconButton';
import { useRef } from 'react';
import { useLayer } from '../fields/common/layers';
import { formWords } from '../messages';
import type { ShownPopup } from '../session';

/** What stands in front of the form: toasts, dialogs, the popup, and what only the visitor can decide. */
export function OverlayLayer() {
  const { activity } = useSessionContext();
  const toasts = useActivity((now) => now.toasts);
  const popup = useActivity((now) => now.popup);
  const question = useActivity((now) => now.question);
  return (
    <>
      <ToastStack toasts={toasts} onClose={activity.closeToast} />
      {popup && <Popup popup={popup} />}
      <Dialogs />
      {question && <QuestionDialog {...question} />}
    </>
  );
}

/** What stands before the next step: content to read, arrows to its ends, and the way on. */
function Popup({ popup }: { popup: ShownPopup }) {
  const content = useRef<HTMLDivElement>(null);
  const scrollTo = (end: 'top' | 'bottom'): void => {
    const box = content.current;
    box?.scrollTo({ top: end === 'top' ? 0 : box.scrollHeight });
  };
  const close = (): void => popup.answer({ stopped: true });
  useLayer(close);
  return (
    <Dialog
      open
      fullWidth
      maxWidth="md"
      // The dialog's role stands on its paper, so its name must too.
      slotProps={{ paper: { 'aria-label': nameOf(popup) } }}
      onClose={close}
      data-popup
      sx={sheet}
    >
      <DialogContent ref={content} tabIndex={0}>
        {popup.blocks.length === 0 ? formWords.popupEmpty : <StaticBlocks blocks={popup.blocks} />}
      </DialogContent>
      <DialogActions sx={{ pt: 2, borderTop: 1, borderColor: 'divider' }}>
        <Button variant="contained" onClick={() => popup.answer({ done: true })}>
          {formWords.popupNext}
        </Button>
        <Box sx={{ flex: { sm: 1 }, display: 'flex', gap: 1 }}>
          <Button variant="outlined" onClick={close} sx={{ flex: { xs: 1, sm: 'none' }, mr: { sm: 'auto' } }}>
            {formWords.close}
          </Button>
          <IconButton aria-label={formWords.popupToTop} onClick={() => scrollTo('top')}>
            <span aria-hidden>↑</span>
          </IconButton>
          <IconButton aria-label={formWords.popupToBottom} onClick={() => scrollTo('bottom')}>
            <span aria-hidden>↓</span>
          </IconButton>
        </Box>
      </DialogActions>
    </Dialog>
  );
}

/** On phones it comes up from the lower edge, as wide as the screen. */
const sheet = {
  '& .MuiDialog-container': { alignItems: { xs: 'flex-end', sm: 'center' } },
  '& .MuiDialog-paper': {
    width: { xs: 1, sm: undefined },
    m: { xs: 0, sm: 4 },
    borderRadius: { xs: '16px 16px 0 0', sm: '16px' },
    maxHeight: { xs: 'calc(100% - 48px)', sm: undefined },
  },
} as const;

/** The popup's first heading names it. */
function nameOf({ blocks }: ShownPopup): string {
  const heading = blocks.find((block) => block.type === 'heading');
  return heading?.text ?? formWords.popup;
}
