import { type Theme } from '@mui/material/styles';

/** The one focus mark of the portal: 3 px, in a colour of at least 3:1 against every ground that it lies on. */
export const focusRing = (theme: Theme) =>
  ({ outline: `3px solid ${theme.palette.primary.main}`, outlineOffset: 2 }) as const;
