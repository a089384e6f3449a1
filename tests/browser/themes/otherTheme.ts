import { createTheme } from '@mui/material/styles';

/** What this theme says, for tests to compare. */
export const said = {
  line: 'rgb(60, 0, 90)',
  text: 'rgb(26, 26, 26)',
  lineWidth: '3px',
  paper: 'rgb(255, 252, 240)',
  corner: '0px',
  buttonCorner: '22px',
  font: 'serif',
} as const;

const line = { color: said.line };

/** Another bank's theme, made from nothing of ours: it stands in the place of `src/theme/theme.ts` in a build of its own. */
export const theme = createTheme({
  palette: {
    primary: { main: '#3C005A', light: '#F6EDFA', dark: '#240036' },
    error: { main: '#8A1C00', light: '#FFF0EC' },
    info: { main: '#00407A', light: '#EAF3FB' },
    text: { primary: '#1A1A1A', secondary: '#4A4A4A' },
    background: { paper: '#FFFCF0' },
  },
  shape: { borderRadius: 0 },
  typography: { fontFamily: said.font },
  components: {
    MuiOutlinedInput: {
      styleOverrides: {
        notchedOutline: { borderWidth: 3, borderColor: said.line },
        input: { '&::placeholder': { color: '#4A4A4A', opacity: 1 } },
      },
    },
    MuiNativeSelect: { styleOverrides: { icon: line } },
    MuiRadio: { styleOverrides: { root: line } },
    MuiCheckbox: { styleOverrides: { root: line } },
    MuiSwitch: { styleOverrides: { track: { backgroundColor: said.line } } },
    MuiButton: { styleOverrides: { root: { borderRadius: 22 } } },
    MuiIconButton: { styleOverrides: { root: { borderRadius: 22 } } },
  },
});
