import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Portal from '@mui/material/Portal';
import Snackbar from '@mui/material/Snackbar';
import { createContext, use, useLayoutEffect, useRef } from 'react';
import type { Toast } from '../interpreter';
import { pageWords } from '../messages';

/** Milliseconds that a toast stays; an error stays until it is closed. */
const shownMs = 6000;

/** A toast with its key in the list. */
export interface NamedToast extends Toast {
  id: number;
}

const isError = ({ variant }: Toast): boolean => variant === 'destructive';

/** The element in which toasts stand; left out: that of the page. */
export const ToastPlaceContext = createContext<(() => HTMLElement | null) | undefined>(undefined);

/** Toasts, the newest on top, errors apart from news. Each has its own time, which stands still while it is pointed at or focused. */
export function ToastStack({
  toasts,
  onClose,
  newsAtTop = false,
}: {
  toasts: readonly NamedToast[];
  onClose: (id: number) => void;
  /** Information is shown at the upper edge, since what it is about stands further down the page. */
  newsAtTop?: boolean;
}) {
  const stacked = useRef<HTMLDivElement>(null);
  const newest = toasts.at(-1)?.id;
  // A dialog that opens hides what stands beside it, older toasts too; a new one has to be read out.
  useLayoutEffect(() => stacked.current?.removeAttribute('aria-hidden'), [newest]);
  if (toasts.length === 0) return null;
  return (
    // Beside the page: an open dialog hides the page from screen readers.
    <Portal container={use(ToastPlaceContext)}>
      <div ref={stacked} className="no-print">
        {[true, false].map((ofErrors) => (
          <Box key={String(ofErrors)} sx={[stack, ofErrors || newsAtTop ? atTop : atBottom]}>
            {toasts
              .filter((toast) => isError(toast) === ofErrors)
              .reverse()
              .map((toast) => (
                <OneToast key={toast.id} toast={toast} onClose={() => onClose(toast.id)} />
              ))}
          </Box>
        ))}
      </div>
    </Portal>
  );
}

function OneToast({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const hasFailed = isError(toast);
  return (
    <Snackbar
      open
      autoHideDuration={hasFailed ? null : shownMs}
      onClose={(_, reason) => {
        if (reason !== 'clickaway') onClose();
      }}
      transitionDuration={0}
      sx={{ position: 'static', transform: 'none', left: 'auto', right: 'auto' }}
    >
      <Alert
        severity={hasFailed ? 'error' : 'info'}
        role={hasFailed ? 'alert' : 'status'}
        variant="outlined"
        closeText={pageWords.close}
        onClose={onClose}
        sx={{ bgcolor: 'background.paper', boxShadow: 6, width: 1 }}
      >
        <AlertTitle sx={{ mb: toast.text ? undefined : 0, fontWeight: 700, color: 'text.primary' }}>
          {toast.title}
        </AlertTitle>
        <span>{toast.text}</span>
      </Alert>
    </Snackbar>
  );
}

/** Above dialogs, since a button in one may be answered by a toast. Around the toasts the page can be pressed. */
const stack = {
  position: 'fixed',
  zIndex: 'snackbar',
  left: 0,
  right: 0,
  ml: 'auto',
  mr: { xs: 'auto', md: 1 },
  px: 1,
  maxWidth: 496,
  display: 'grid',
  gap: 1,
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
} as const;

/** An error stays until it is closed: it must not lie over the button that is pressed once more. */
const atTop = { top: { xs: 8, sm: 24 } } as const;

/** Information arrives with the next step, whose title is at the top. Below it there is room for the line about the connection. */
const atBottom = { bottom: { xs: 72, sm: 56 } } as const;
