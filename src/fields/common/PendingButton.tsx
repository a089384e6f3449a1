import Button, { type ButtonProps } from '@mui/material/Button';
import { fieldClasses } from '../../theme';

/** A button that stays focusable while its work is under way; its owner ignores further presses. */
export function PendingButton({ pending, children, ...button }: ButtonProps & { pending: boolean }) {
  return (
    <Button
      variant="contained"
      {...button}
      aria-disabled={pending || undefined}
      startIcon={
        pending ? <span role="progressbar" aria-hidden className={fieldClasses.pending} /> : undefined
      }
    >
      <span>{children}</span>
    </Button>
  );
}
