import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Reworded } from './scenarioWords';
import type { Renamed } from './useEditing';
import { words } from './words';

interface RenamedNoticeProps {
  /** A name with its uses; left out: only words have changed. */
  renamed?: Renamed | undefined;
  reworded: Reworded;
  /** Places of the scenarios that still have the old one. */
  left: number;
  /** Gives the scenarios the new one, or says why not. */
  onUpdate: () => Promise<string | undefined>;
  /** Takes stored answers along; left out where nothing is stored under such a name. */
  onKeep?: (() => void) | undefined;
  onClose: () => void;
}

/** Tells what a name or words have become, what still has the old ones, and offers to bring scenarios and stored answers along. */
export function RenamedNotice({ renamed, reworded, left, onUpdate, onKeep, onClose }: RenamedNoticeProps) {
  const [why, setWhy] = useState<string>();
  const { from, to } = reworded;
  return (
    <Alert
      severity={why === undefined ? 'info' : 'warning'}
      role="status"
      onClose={onClose}
      data-renamed={to}
    >
      {renamed && words.renamed(from, to, renamed.uses)} {left > 0 && words.scenariosLeft(from, left)} {why}
      {left > 0 && (
        <Button size="small" onClick={() => void onUpdate().then(setWhy)}>
          {words.updateScenarios}
        </Button>
      )}
      {onKeep && (
        <Button size="small" onClick={onKeep}>
          {words.keepDrafts(from)}
        </Button>
      )}
    </Alert>
  );
}
