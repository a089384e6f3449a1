import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Snackbar from '@mui/material/Snackbar';
import { pageWords } from '../../messages/id';
import { useActivity, useSessionContext } from './session/SessionContext';

/** Milliseconds that a toast stays; an error stays until it is closed. */
const stays = 6000;

/** The oldest toast; the next one follows when it is gone. */
export function Toasts() {
  const { activity } = useSessionContext();
  const [toast] = useActivity((now) => now.toasts);
  if (!toast) return null;
  const close = (): void =>
    activity.update((now) => ({ ...now, toasts: now.toasts.filter((one) => one.id !== toast.id) }));
  const destructive = toast.variant === 'destructive';
  return (
    <Snackbar
      key={toast.id}
      open
      autoHideDuration={destructive ? null : stays}
      onClose={(_, reason) => {
        if (reason !== 'clickaway') close();
      }}
      anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
    >
      <Alert
        severity={destructive ? 'error' : 'success'}
        role={destructive ? 'alert' : 'status'}
        variant="outlined"
        closeText={pageWords.close}
        onClose={close}
        sx={{ bgcolor: 'background.paper', boxShadow: 6, maxWidth: 480 }}
      >
        <AlertTitle sx={{ mb: toast.text ? undefined : 0 }}>{toast.title}</AlertTitle>
        {toast.text}
      </Alert>
    </Snackbar>
  );
}
