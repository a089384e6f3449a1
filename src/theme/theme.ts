import { createTheme, type Theme } from '@mui/material/styles';
import { componentStyles } from './componentStyles';
import { variables } from './tokens';

/** The portal's own typeface, its stand-ins until it is loaded (`elementStyles.ts`), and else the letters of the visitor's system. */
const ownFonts = '"Plus Jakarta Sans","Jakarta of Roboto","Jakarta of Arial"';
const fontFamily = `${ownFonts},system-ui,sans-serif`;

const heading = { fontWeight: 700, lineHeight: 1.25 };
// Where letters are enlarged, the words of a title still fit into a narrow window (`10vw` below).
const large = { ...heading, letterSpacing: '-0.01em' };

const { neutral, ...palette } = variables;

/** Breakpoints as in the bank's pages (sm 640, md 768, lg 1024, xl 1280). */
const base = createTheme({
  palette: {
    ...palette,
    divider: neutral.line,
    // Of a family's ground; what is behind its variable only the browser knows.
    getContrastText: (ground: string) => ground.replace('-main)', '-contrastText)'),
  },
  breakpoints: { values: { xs: 0, sm: 640, md: 768, lg: 1024, xl: 1280 } },
  shape: { borderRadius: 8 },
  typography: {
    fontFamily,
    h1: { ...large, fontSize: 'min(clamp(1.625rem, 1.3rem + 1.4vw, 2.25rem), 10vw)' },
    h2: { ...large, lineHeight: 34 / 28, fontSize: 'min(clamp(1.5rem, 1.35rem + 0.67vw, 1.75rem), 10vw)' },
    h3: { ...heading, fontSize: '1.25rem' },
    h4: { ...heading, fontSize: '1.125rem' },
    h5: { ...heading, fontSize: '1rem' },
    h6: { ...heading, fontSize: '1rem' },
    body1: { lineHeight: 1.6 },
    body2: { fontSize: '0.9375rem', lineHeight: 1.5 },
    button: { fontSize: '1rem', fontWeight: 600, textTransform: 'none' },
  },
});

const { alpha } = base;

/**
 * The portal's theme: teal, calm, light or dark as the visitor's system is. Its colours are CSS variables (`elementStyles.ts`). Another
 * bank's `createTheme` in its place restyles the whole portal.
 */
export const theme: Theme = Object.assign(base, {
  // Behind a variable only the browser knows what it is: each has its channels in a variable beside it.
  alpha: (colour: string, share: number | string) =>
    colour.startsWith('var(') ? `rgb(${colour.slice(0, -1)}-rgb) / calc(${share}))` : alpha(colour, share),
  // Tints and strong shades of a family are colours of their own.
  lighten: (colour: string) => colour.replace('-main)', '-light)'),
  darken: (colour: string) => colour.replace('-main)', '-dark)'),
  components: componentStyles(base),
});
