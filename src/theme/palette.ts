import { type PaletteOptions } from '@mui/material/styles';

/** The few greys of fields and lines that MUI's palette has no name for. */
export const neutral = {
  /** Borders of controls: 3:1 against white (WCAG 1.4.11). */
  border: '#6B7F85',
  /** Lines that only order the page. */
  line: '#D5DEDF',
  /** Ground of a read-only control. */
  quiet: '#EEF3F3',
  /** Hints inside an empty control: 4.5:1 on white and on `quiet`. */
  placeholder: '#5C6C72',
} as const;

/** Every pair of text and ground below is at least 4.5:1, disabled ones included (`palette.test.ts`). */
export const palette = {
  mode: 'light',
  primary: { main: '#00695C', light: '#E0F2EF', dark: '#004D43', contrastText: '#FFFFFF' },
  secondary: { main: '#7A5200', light: '#FFF3DC', dark: '#573A00', contrastText: '#FFFFFF' },
  error: { main: '#B3261E', light: '#FCEEED', dark: '#8C1D18', contrastText: '#FFFFFF' },
  warning: { main: '#8A4B00', light: '#FFF4E5', dark: '#663700', contrastText: '#FFFFFF' },
  info: { main: '#0B5A8A', light: '#E8F2F8', dark: '#083F61', contrastText: '#FFFFFF' },
  success: { main: '#1B6E3C', light: '#E8F4EC', dark: '#124D2A', contrastText: '#FFFFFF' },
  text: { primary: '#14242A', secondary: '#465A61', disabled: '#57676D' },
  background: { default: '#F5F8F8', paper: '#FFFFFF' },
  divider: neutral.line,
  action: { disabled: '#57676D', disabledBackground: '#E3EAEA', active: '#465A61' },
} as const satisfies PaletteOptions;
