import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import type { Users } from './users';
import { words } from './words';

/** An edit that was not made. */
export interface Refused {
  why: string;
  users?: Users | undefined;
  title?: string;
}

interface RefusedNoticeProps {
  refused: Refused;
  onGo: (path: Users['users'][number]['path']) => void;
  onTogether: (edit: NonNullable<Users['together']>) => void;
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
              <Button size="small" onClick={() => onGo(path)}>
                {place}
              </Button>
            </li>
          ))}
        </Box>
      )}
      {together && (
        <Button size="small" color="error" onClick={() => onTogether(together)}>
          {words.removeToo(users.users.length)}
        </Button>
      )}
    </Alert>
  );
}
