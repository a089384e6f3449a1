import { type CSSObject, type Theme } from '@mui/material/styles';
import { focusRing, neutral, variableName, variables, type OfTokens, schemes } from './tokens';
import type { BankColours } from '../language';
import { bankShades, channels } from './bankColours';

/**
 * Transitions end at once, and their end is still reported. Only what a component lets change slowly has one: of whatever
 * names no property, all have one by default, and a page would find its sizes over many frames, under the focus.
 */
const reducedMotion = {
  '*, *::before, *::after': {
    transitionProperty: 'none',
    animationDuration: '0.01ms !important',
    animationIterationCount: '1 !important',
    transitionDuration: '0.01ms !important',
    scrollBehavior: 'auto !important',
  },
} as const;

/** A step comes from where it lies, and a choice confirms itself; nothing waits for either, and nothing else moves. */
const motion = {
  '[data-way]': { animation: 'eform-step .15s ease-out' },
  '[data-way="back"]': { '--eform-from': '-16px' },
  ':is(.MuiRadio-root, .MuiCheckbox-root).Mui-checked svg': { animation: 'eform-chosen .15s ease-out' },
} as const;

/** How the page itself and its bare elements look, beside MUI's baseline; part of the file of constant styles. */
export const elementStyles = (theme: Theme): Record<string, CSSObject> => ({
  // What gets the focus is scrolled to above the lower edge of the window: a box of several lines is seen with more than its caret, and
  // the notice that there is no connection, which may be three lines high, does not cover it.
  html: { textSizeAdjust: '100%', scrollPaddingBottom: '96px' },
  // The page never scrolls sideways at 320 px, however long a word is.
  // A line never holds one word alone where another could join it; the lines of a heading are of one length.
  body: { overflowWrap: 'break-word', textWrap: 'pretty' },
  ':where(h1, h2, h3, h4, h5, h6)': { textWrap: 'balance' },
  // A title takes the focus so that it is read; nothing can be pressed there.
  ':is(h1, h2, h3)[tabindex]': { outline: 'none' },
  'a:focus-visible': { ...focusRing(theme), borderRadius: 2 },
  '@keyframes eform-step': { from: { transform: 'translateX(var(--eform-from, 16px))' } },
  '@keyframes eform-chosen': { from: { transform: 'scale(.75)' } },
  '@media (prefers-reduced-motion: no-preference)': motion,
  '@media (prefers-reduced-motion: reduce)': reducedMotion,
});

/** Widths of both in running Indonesian text, and how high letters stand (`hhea` of Plus Jakarta Sans: 1038 and 222 of 1000). */
const standIn = (
  name: string,
  weights: string,
  fonts: readonly string[],
  width: number,
): Record<string, string> => {
  const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;
  return {
    fontFamily: `"Jakarta of ${name}"`,
    fontWeight: weights,
    src: fonts.map((font) => `local("${font}")`).join(','),
    sizeAdjust: percent(width),
    ascentOverride: percent(1.038 / width),
    descentOverride: percent(0.222 / width),
    lineGapOverride: '0%',
  };
};

const file = '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2';

/**
 * One file for all weights (27 kB, Latin), and the system's own letters, as wide and as high, until it is here: nothing moves when it
 * comes. Part of the file of constant styles.
 */
export const fontStyles: readonly { '@font-face': CSSObject }[] = [
  {
    fontFamily: '"Plus Jakarta Sans"',
    fontWeight: '200 800',
    fontDisplay: 'swap',
    src: `url("${file}") format("woff2")`,
  },
  standIn('Roboto', '100 500', ['Roboto', 'Roboto-Regular'], 1.028),
  standIn('Roboto', '501 900', ['Roboto Bold', 'Roboto-Bold'], 1.05),
  standIn('Arial', '100 500', ['Arial', 'ArialMT', 'Liberation Sans'], 1.026),
  standIn('Arial', '501 900', ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'], 0.987),
].map((face) => ({ '@font-face': face }));

/** The colours of which MUI makes see-through grounds (`alpha` of `theme.ts`). */
const thinned: ReadonlySet<string> = new Set(['main', 'primary', 'active']);

const valuesOf = (colours: Partial<OfTokens<string>>): CSSObject =>
  Object.fromEntries<string>(
    Object.entries(colours).flatMap(([group, shades]) =>
      Object.entries(shades).flatMap(([name, value]) => [
        [variableName(group, name), value] as const,
        ...(thinned.has(name)
          ? [[`${variableName(group, name)}-rgb`, channels(value).join(' ')] as const]
          : []),
      ]),
    ),
  );

/** Whether a theme asks for its colours by variable; another bank's says what they are, and has no dark scheme. */
const hasSchemes = ({ palette }: Theme): boolean => palette.primary.main === variables.primary.main;

/** What lies over the page: lists, calendars, dialogs, toasts. */
const floating =
  ':is(.MuiAutocomplete-paper, .MuiPopover-paper, .MuiDialog-paper, .MuiSnackbar-root > .MuiPaper-root)';

/** Grounds in the bank's own colour: they stay what they are in both schemes. */
const bankGrounds = '.Eform-hero, .Eform-footer';

/**
 * The colours behind the variables; part of the file of constant styles. The dark scheme is for screens: printed is always the light
 * one. `colours`: the bank's own, of `site.json`. A page says by `data-light` that it has no dark one.
 */
export const schemeStyles = (theme: Theme, colours?: BankColours): Record<string, CSSObject> => {
  const { shades } = bankShades(colours);
  const light = { ...schemes.light, ...(shades.light && { primary: shades.light }) };
  const dark = { ...schemes.dark, ...(shades.dark && { primary: shades.dark }) };
  return {
    ':root': valuesOf(light),
    ...(hasSchemes(theme) && {
      '@media screen and (prefers-color-scheme: dark)': {
        ':root:not([data-light])': { colorScheme: 'dark', ...valuesOf(dark) },
        [bankGrounds]: valuesOf({ primary: light.primary }),
        // On a dark ground a shadow sets nothing apart. Important, since MUI's own styles go before these otherwise.
        [floating]: { border: `1px solid ${neutral.border} !important` },
        // Pictures of products are drawn on light grounds.
        '.Eform-cardPicture': { filter: 'brightness(.88)' },
      },
    }),
  };
};
