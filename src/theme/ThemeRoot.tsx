import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode } from 'react';
import { fieldStyles } from './fieldStyles';
import { theme } from './theme';

const frames = <GlobalStyles styles={fieldStyles} />;

/** The theme and the global styles; stands once, around everything. */
export const ThemeRoot = ({ children }: { children: ReactNode }) => (
  <ThemeProvider theme={theme}>
    <CssBaseline />
    {frames}
    {children}
  </ThemeProvider>
);
