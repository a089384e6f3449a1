import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { type Elements } from '../../fields/common/types';
import type { Opened } from '../../interpreter';
import { lazyPart } from '../lazyPart';

/** Dialogs and popovers are heavy, and few pages show one. */
const OpenedBlocks = lazyPart(() => import('./OpenedBlocks').then((module) => module.OpenedBlocks));

/** A button that shows blocks in a dialog, or in a popover beside it; `name` is what it is called, where its text says too little. */
export function Opener({
  text,
  name,
  opens,
  inner,
}: {
  text: string;
  name?: string;
  opens: Opened;
  inner: Elements;
}) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <Box sx={{ gridColumn: '1 / -1' }}>
      <Button
        variant="outlined"
        aria-label={name}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <span>{text}</span>
      </Button>
      {anchor && (
        <OpenedBlocks opens={opens} anchor={anchor} onClose={() => setAnchor(null)}>
          {inner}
        </OpenedBlocks>
      )}
    </Box>
  );
}
