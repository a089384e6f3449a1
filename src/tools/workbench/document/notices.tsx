import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import type { Users } from './users';
import { words } from './words';
import type { SourceFolder } from '../source/files';
import { type Part, partAt } from './parts';
import { reword, type Reworded, type ProjectFiles } from './projectFiles';
import type { Edit } from './textEdits';
import type { Renamed, Try } from './useEditing';

/** An edit that was not made. */
export interface Refused {
  why: string;
  users?: Users | undefined;
  title?: string;
}

interface RefusedNoticeProps {
  refused: Refused;
  onGo?: (path: Users['users'][number]['path']) => void;
  onTogether?: (edit: NonNullable<Users['together']>) => void;
  onClose: () => void;
}

/** Says why something was not changed: who uses it, with a way there, and what would go along with it. */
export function RefusedNotice({
  refused: { why, users, title = '' },
  onGo,
  onTogether,
  onClose,
}: RefusedNoticeProps) {
  const together = users?.together;
  const notice = useRef<HTMLDivElement>(null);
  // Why something was not changed is seen wherever one has scrolled to. It does not stay in the way: it may be higher than its pane.
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'nearest' });
  }, [why, users]);
  return (
    <Alert ref={notice} severity="warning" role="alert" onClose={onClose} data-refused>
      {users ? words.stillUsed(title) : words.refused(why)}
      {users && (
        <Box component="ul" sx={{ m: 0, pl: 2 }}>
          {users.users.map(({ path, place }) => (
            <li key={path.join('.')}>
              <Button size="small" onClick={() => onGo?.(path)}>
                {place}
              </Button>
            </li>
          ))}
        </Box>
      )}
      {together && (
        <Button size="small" color="error" onClick={() => onTogether?.(together)}>
          {words.removeToo(users.users.length)}
        </Button>
      )}
    </Alert>
  );
}

interface RenamedNoticeProps {
  folder: SourceFolder;
  projectFiles: ProjectFiles;
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
  projectFiles,
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
    const failed = await reword(folder, projectFiles.scenarios, reworded);
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
