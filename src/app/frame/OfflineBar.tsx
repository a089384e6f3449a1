import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useSyncExternalStore } from 'react';
import { connection } from '../../api';
import { pageWords } from '../../messages';

function subscribe(tell: () => void): () => void {
  const forget = connection.subscribe(tell);
  window.addEventListener('online', tell);
  window.addEventListener('offline', tell);
  return () => {
    forget();
    window.removeEventListener('online', tell);
    window.removeEventListener('offline', tell);
  };
}

const isOnline = (): boolean => navigator.onLine && connection.reached();

/** What gets focus is scrolled to above the bar, which may be three lines high on a narrow screen. */
const roomForBar = { html: { scrollPaddingBottom: 96 } };

/** Says that there is no connection, at the bottom of the window; it has its own place below the footer. */
export function OfflineBar() {
  const online = useSyncExternalStore(subscribe, isOnline);
  return (
    <Box role="status" className="no-print" sx={{ position: 'sticky', bottom: 0, zIndex: 'snackbar' }}>
      {!online && (
        <Box
          sx={{
            bgcolor: 'text.primary',
            color: 'background.paper',
            px: 2,
            py: 1,
            typography: 'body2',
            textAlign: 'center',
          }}
        >
          <GlobalStyles styles={roomForBar} />
          {pageWords.offline}
        </Box>
      )}
    </Box>
  );
}
