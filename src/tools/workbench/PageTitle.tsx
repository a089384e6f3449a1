import Box from '@mui/material/Box';
import { createContext, use, useEffect, useRef, type ReactNode } from 'react';

/** Whether the editor came here from another page of the workbench: what had the focus is gone, and the title takes it. */
export const ArrivedContext = createContext(false);

/** The title of a page of the workbench. */
export function PageTitle({ children }: { children: ReactNode }) {
  const arrived = use(ArrivedContext);
  const title = useRef<HTMLElement>(null);
  useEffect(() => {
    if (arrived) title.current?.focus();
  }, [arrived]);
  return (
    <Box component="h1" ref={title} tabIndex={-1} sx={{ typography: 'h5', m: 0, outline: 'none' }}>
      {children}
    </Box>
  );
}
