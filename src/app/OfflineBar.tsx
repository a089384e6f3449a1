import Box from '@mui/material/Box';
import { useSyncExternalStore } from 'react';
import { pageWords } from '../messages/id';

function subscribe(tell: () => void): () => void {
  window.addEventListener('online', tell);
  window.addEventListener('offline', tell);
  return () => {
    window.removeEventListener('online', tell);
    window.removeEventListener('offline', tell);
  };
}

/** Says that there is no connection, at the bottom of the window, where it covers no field's label. */
export function OfflineBar() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <Box
      role="status"
      className="no-print"
      sx={{ position: 'fixed', insetInline: 0, bottom: 0, zIndex: 'snackbar', textAlign: 'center' }}
    >
      {!online && (
        <Box sx={{ bgcolor: 'text.primary', color: 'background.paper', px: 2, py: 1, typography: 'body2' }}>
          {pageWords.offline}
        </Box>
      )}
    </Box>
  );
}
