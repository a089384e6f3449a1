import Button, { type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';

/** A button that stays focusable while its work is under way; pressing it again is for its owner to ignore. */
export function PendingButton({ pending, ...button }: ButtonProps & { pending: boolean }) {
  return (
    <Button
      variant="contained"
      {...button}
      aria-disabled={pending || undefined}
      startIcon={pending ? <CircularProgress size={18} color="inherit" aria-hidden /> : undefined}
    />
  );
}
