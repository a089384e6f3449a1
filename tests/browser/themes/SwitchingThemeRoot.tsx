import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import { useEffect, useReducer, type ReactNode } from 'react';
import { fieldStyles } from '../../../src/theme/fieldStyles';
import { theme } from '../../../src/theme/theme';
import { theme as otherTheme } from './otherTheme';

/** The portal's own theme, and the other bank's as long as a test asks for it by the event `switch-theme`. */
export const ThemeRoot = ({ children }: { children: ReactNode }) => {
  const [other, change] = useReducer((now: boolean) => !now, false);
  useEffect(() => {
    window.addEventListener('switch-theme', change);
    return () => window.removeEventListener('switch-theme', change);
  }, []);
  return (
    <ThemeProvider theme={other ? otherTheme : theme}>
      <CssBaseline />
      <GlobalStyles styles={fieldStyles} />
      {children}
    </ThemeProvider>
  );
};
