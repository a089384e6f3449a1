import Box from '@mui/material/Box';
import { useId, type ReactNode, type Ref } from 'react';

/** A part of the home page under its own heading, which can be given focus. */
export function Section({
  name,
  heading,
  children,
}: {
  name: string;
  heading?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: { xs: 4, md: 6 } }}>
      <Box
        component="h2"
        id={id}
        ref={heading}
        tabIndex={heading ? -1 : undefined}
        sx={{ typography: 'h2', mt: 0, mb: { xs: 2, md: 3 }, outline: 'none' }}
      >
        {name}
      </Box>
      {children}
    </Box>
  );
}
