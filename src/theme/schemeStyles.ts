import { type CSSObject, type Theme } from '@mui/material/styles';
import type { BankColours } from '../language';
import { bankShades } from './bankColours';
import { schemes } from './palette';
import { neutral, variableName, variables, type OfTokens } from './tokens';

/** The colours of which MUI makes see-through grounds (`alpha` of `theme.ts`). */
const thinned: ReadonlySet<string> = new Set(['main', 'primary', 'active']);

const channelsOf = (hex: string): string =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(' ');

const valuesOf = (colours: Partial<OfTokens<string>>): CSSObject =>
  Object.fromEntries<string>(
    Object.entries(colours).flatMap(([group, shades]) =>
      Object.entries(shades).flatMap(([name, value]) => [
        [variableName(group, name), value] as const,
        ...(thinned.has(name) ? [[`${variableName(group, name)}-rgb`, channelsOf(value)] as const] : []),
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
