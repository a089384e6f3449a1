import Box from '@mui/material/Box';
import { type ReactNode } from 'react';

/** The two ways from a step or the preview: one back, one on. */
export function FormButtons({ back, next }: { back: ReactNode; next: ReactNode }) {
  return (
    <Box
      className="no-print"
      sx={{
        display: 'flex',
        // On phones the way on comes first for the eye and the thumb; the keyboard meets it last everywhere.
        flexDirection: { xs: 'column-reverse', sm: 'row' },
        justifyContent: 'space-between',
        gap: 1.5,
        mt: 4,
      }}
    >
      {back}
      {next}
    </Box>
  );
}
