import Box from '@mui/material/Box';
import { useId, type ReactNode } from 'react';

/** What a control takes to belong to its label, its hint and what is wrong with it. */
interface ControlIds {
  id: string;
  'aria-describedby': string;
  'aria-invalid': boolean;
}

interface LineProps {
  label: string;
  hint?: string;
  wrong?: string;
  children: (control: ControlIds) => ReactNode;
}

/** A control under its label, with a hint and what is wrong below. */
export function Line({ label, hint, wrong, children }: LineProps) {
  const id = useId();
  const describedBy = `${id}-words`;
  return (
    <Box sx={{ display: 'grid', gap: 0.5, mt: 2 }}>
      <Box component="label" htmlFor={id} sx={{ fontWeight: 600 }}>
        {label}
      </Box>
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': wrong !== undefined })}
      <Box
        id={describedBy}
        sx={{ typography: 'body2', color: wrong === undefined ? 'text.secondary' : 'error.main' }}
      >
        {wrong ?? hint}
      </Box>
    </Box>
  );
}
