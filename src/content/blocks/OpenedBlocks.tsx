import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Popover from '@mui/material/Popover';
import { useId } from 'react';
import { type Elements } from '../../fields/common/types';
import { useLayer } from '../../fields/common/layers';
import type { Opened } from '../../interpreter';
import { pageWords } from '../../messages';

interface OpenedBlocksProps {
  opens: Opened;
  /** The button that was pressed. */
  anchor: HTMLElement;
  onClose: () => void;
  children: Elements;
}

/** What a button has opened. */
export function OpenedBlocks({ opens, anchor, onClose, children }: OpenedBlocksProps) {
  const titleId = useId();
  useLayer(onClose);
  if (opens.as === 'dialog') {
    return (
      <Dialog open fullWidth maxWidth="sm" aria-labelledby={titleId} onClose={onClose}>
        <DialogTitle id={titleId}>{opens.title}</DialogTitle>
        <DialogContent>{children}</DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{pageWords.close}</Button>
        </DialogActions>
      </Dialog>
    );
  }
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      marginThreshold={8}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId } }}
    >
      <Box sx={{ p: 2.5, maxWidth: 420, minWidth: 'min(320px, 100vw - 16px)' }}>
        <Box component="h2" id={titleId} sx={{ typography: 'h5', mt: 0, mb: 1.5 }}>
          {opens.title}
        </Box>
        {children}
        <Button onClick={onClose} sx={{ mt: 1, ml: -2.5 }}>
          {pageWords.close}
        </Button>
      </Box>
    </Popover>
  );
}
