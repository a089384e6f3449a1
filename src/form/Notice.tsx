import type { AlertProps } from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { Suspense, type ComponentType } from 'react';
import { fetched, lately } from '../fields/common/entry';

/** Most visitors see none while they fill in the first field: it comes when the page is idle, or with the first one. */
const alert = fetched(
  () => import('@mui/material/Alert'),
  (module): ComponentType<AlertProps> => module.default,
);
const Alert = lately(alert);

/** Fetches the look of notices ahead, once a form is on the screen. */
export const noticesAhead = [alert.load];

/** A word to the visitor in a coloured box. Until the box is here, and where it does not come, the word stands alone with its button. */
export function Notice({ severity, onClose, action, children, ...props }: AlertProps) {
  const bare = (
    <Box {...props} ref={undefined} sx={props.sx}>
      {children}
      {action}
    </Box>
  );
  return (
    <Suspense fallback={bare}>
      <Alert severity={severity} onClose={onClose} action={action} {...props}>
        {children}
      </Alert>
    </Suspense>
  );
}
