import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { Renamed } from './useEditing';
import { words } from './words';

interface RenamedNoticeProps {
  renamed: Renamed;
  /** Places of the scenarios that still have the old name. */
  left: number;
  /** Takes stored answers along; left out where nothing is stored under such a name. */
  onKeep?: () => void;
  onClose: () => void;
}

/** Tells what a name has become, what still has the old one, and offers to take stored answers along. */
export function RenamedNotice({ renamed: { from, to, uses }, left, onKeep, onClose }: RenamedNoticeProps) {
  return (
    <Alert severity="info" role="status" onClose={onClose} data-renamed={to}>
      {words.renamed(from, to, uses)} {left > 0 && words.scenariosLeft(from, left)}
      {onKeep && (
        <Button size="small" onClick={onKeep}>
          {words.keepDrafts(from)}
        </Button>
      )}
    </Alert>
  );
}
