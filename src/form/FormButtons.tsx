import Box from '@mui/material/Box';
import { type ReactNode } from 'react';

/**
 * The two ways from a step or the preview, the one on first, where the fields begin: the next Tab behind the last field, and on
 * phones the first below it. Above them stands what they wait for, in room of its own.
 */
export function FormButtons({
  back,
  next,
  announcement,
}: {
  back: ReactNode;
  next: ReactNode;
  announcement?: string;
}) {
  return (
    <Box className="no-print">
      <Box role="status" sx={{ minHeight: 32, py: 0.5, color: 'text.secondary', typography: 'body2' }}>
        {announcement}
      </Box>
      <Box sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, gap: 1.5 }}>
        {next}
        {back}
      </Box>
    </Box>
  );
}
