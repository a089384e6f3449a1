import type { CSSProperties } from 'react';
import { type Theme } from '@mui/material/styles';

/** The shades of a colour, as MUI names them. */
const family = ['main', 'light', 'dark', 'contrastText'] as const;

/** Every colour of the portal by its name; `schemes` says what it is in each scheme. */
export const tokens = {
  primary: family,
  secondary: family,
  error: family,
  warning: family,
  info: family,
  success: family,
  text: ['primary', 'secondary', 'disabled'],
  background: ['default', 'paper'],
  action: ['disabled', 'disabledBackground', 'active'],
  neutral: ['border', 'line', 'quiet', 'placeholder'],
} as const;

type Tokens = typeof tokens;

/** Something for every colour. */
export type OfTokens<Each> = { [Group in keyof Tokens]: Record<Tokens[Group][number], Each> };

/** The CSS variable of a colour. */
export const variableName = (group: string, name: string): string => `--eform-${group}-${name}`;

/** Asks for each colour by its variable: styles name colours, and the stylesheet alone says what they are. */
export const variables = Object.fromEntries(
  Object.entries(tokens).map(([group, names]) => [
    group,
    Object.fromEntries(names.map((name) => [name, `var(${variableName(group, name)})`])),
  ]),
) as OfTokens<string>;

/**
 * The few greys of fields and lines that MUI's palette has no name for: borders of controls, lines that only order the page, the
 * ground of a read-only control, hints inside an empty one.
 */
export const { neutral } = variables;

/** What each colour is. Every pair of text and ground is at least 4.5:1 in both schemes, disabled ones included (`theme.test.ts`). */
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

/** A ground of its own on the page, in a thin line. */
export const surface = { bgcolor: 'background.paper', border: 1, borderColor: 'divider' } as const;

/** A list that looks like none: without marks and margins of the browser's. */
export const bareList = { listStyle: 'none', m: 0, p: 0 } as const;

/** For text that is read out and not shown. It takes no room, and cannot make the page scroll. */
export const visuallyHidden: CSSProperties = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};

/** The one focus mark of the portal: 3 px, in a colour of at least 3:1 against every ground that it lies on. */
export const focusRing = (theme: Theme) =>
  ({ outline: `3px solid ${theme.palette.primary.main}`, outlineOffset: 2 }) as const;
