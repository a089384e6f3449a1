import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { SourceFolder } from '../source/files';
import { partAt, type Part } from './parts';
import { reword, type Reworded } from './scenarioWords';
import type { Shelf } from './shelf';
import type { Edit } from './textEdits';
import type { Renamed, Try } from './useEditing';
import { words } from './words';

interface RenamedNoticeProps {
  folder: SourceFolder;
  shelf: Shelf;
  reread: () => void;
  root: Part;
  attempt: Try;
  /** A name with its uses; left out: only words have changed. */
  renamed: Renamed | undefined;
  reworded: Reworded;
  /** Places of the scenarios that still have the old one. */
  left: number;
  onClose: () => void;
}

/** Says what a name or words have become, what still has the old ones, and offers to bring scenarios and stored answers along. */
export function RenamedNotice({
  folder,
  shelf,
  reread,
  root,
  attempt,
  renamed,
  reworded,
  left,
  onClose,
}: RenamedNoticeProps) {
  const [why, setWhy] = useState<string>();
  const { from, to } = reworded;
  const update = async (): Promise<void> => {
    const failed = await reword(folder, shelf.scenarios, reworded);
    reread();
    setWhy(failed && words.scenariosUnsaved(failed));
  };
  const keep = renamed && keptUnder(partAt(root, renamed.owner), renamed.from);
  return (
    <Alert
      severity={why === undefined ? 'info' : 'warning'}
      role="status"
      onClose={onClose}
      data-renamed={to}
    >
      {renamed && words.renamed(from, to, renamed.uses)} {left > 0 && words.scenariosLeft(from, left)} {why}
      {left > 0 && (
        <Button size="small" onClick={() => void update()}>
          {words.updateScenarios}
        </Button>
      )}
      {keep && (
        <Button
          size="small"
          onClick={() => {
            if (attempt(keep) === undefined) onClose();
          }}
        >
          {words.keepDrafts(from)}
        </Button>
      )}
    </Alert>
  );
}

/** The edit that takes answers along that are stored under a former name; `undefined` where the schema knows none. */
function keptUnder(owner: Part | undefined, from: string): Edit | undefined {
  const isKnown = owner?.kind === 'object' && owner.missing.some(({ name }) => name === 'renamedFrom');
  return isKnown ? { do: 'set', path: [...owner.path, 'renamedFrom'], value: from } : undefined;
}
