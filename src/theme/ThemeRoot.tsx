import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode } from 'react';
import { theme } from './theme';

/** The theme; stands once, around everything. */
export const ThemeRoot = ({ children }: { children: ReactNode }) => (
  <ThemeProvider theme={theme}>{children}</ThemeProvider>
);
