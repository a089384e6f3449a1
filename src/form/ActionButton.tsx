import Box from '@mui/material/Box';
import { PendingButton } from '../fields/common/PendingButton';
import { useActivity, useSessionContext } from './SessionContext';

/** A button between the fields of a form that runs one of its actions; one run at a time. */
export function ActionButton({ action, text }: { action: string; text: string }) {
  const session = useSessionContext();
  const running = useActivity((now) => now.running.has(action));
  const press = (): void =>
    void session.press(action, { effects: session.form.actions.get(action) ?? [], extras: {} });
  return (
    <Box sx={{ gridColumn: '1 / -1' }}>
      <PendingButton type="button" variant="outlined" pending={running} onClick={press}>
        {text}
      </PendingButton>
    </Box>
  );
}
