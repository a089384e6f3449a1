import type { OfTokens } from './tokens';

/** What each colour is. Every pair of text and ground is at least 4.5:1 in both schemes, disabled ones included (`palette.test.ts`). */
export const schemes: Record<'light' | 'dark', OfTokens<string>> = {
  light: {
    primary: { main: '#00695C', light: '#E0F2EF', dark: '#004D43', contrastText: '#FFFFFF' },
    secondary: { main: '#7A5200', light: '#FFF3DC', dark: '#573A00', contrastText: '#FFFFFF' },
    error: { main: '#B3261E', light: '#FCEEED', dark: '#8C1D18', contrastText: '#FFFFFF' },
    warning: { main: '#8A4B00', light: '#FFF4E5', dark: '#663700', contrastText: '#FFFFFF' },
    info: { main: '#0B5A8A', light: '#E8F2F8', dark: '#083F61', contrastText: '#FFFFFF' },
    success: { main: '#1B6E3C', light: '#E8F4EC', dark: '#124D2A', contrastText: '#FFFFFF' },
    text: { primary: '#14242A', secondary: '#465A61', disabled: '#57676D' },
    background: { default: '#F5F8F8', paper: '#FFFFFF' },
    action: { disabled: '#57676D', disabledBackground: '#E3EAEA', active: '#465A61' },
    neutral: { border: '#6B7F85', line: '#D5DEDF', quiet: '#EEF3F3', placeholder: '#5C6C72' },
  },
  // `dark` stands out more than `main` in both schemes: here it is the paler one.
  dark: {
    primary: { main: '#62CBBB', light: '#14383A', dark: '#97E0D4', contrastText: '#00231E' },
    secondary: { main: '#E5B864', light: '#3A2D12', dark: '#F2D198', contrastText: '#2A1C00' },
    error: { main: '#F5978F', light: '#432321', dark: '#F9BBB6', contrastText: '#3B0907' },
    warning: { main: '#F2AC66', light: '#402B14', dark: '#F7C998', contrastText: '#331C00' },
    info: { main: '#82C0EC', light: '#17324A', dark: '#AED7F4', contrastText: '#04263E' },
    success: { main: '#79CB99', light: '#1A3826', dark: '#A6DFBC', contrastText: '#06290F' },
    text: { primary: '#E4ECED', secondary: '#B0BFC3', disabled: '#9DADB2' },
    background: { default: '#0E1618', paper: '#172225' },
    action: { disabled: '#A4B3B8', disabledBackground: '#2A373B', active: '#B0BFC3' },
    neutral: { border: '#7E9399', line: '#2F3D42', quiet: '#1F2C30', placeholder: '#9DADB2' },
  },
};
