import { getContrastRatio } from '@mui/material/styles';
import type { BankColours } from '../language';
import { type OfTokens, schemes } from './tokens';

type Scheme = keyof typeof schemes;
type Family = OfTokens<string>['primary'];

/** What text needs (WCAG 1.4.3). */
const enough = 4.5;

/** The shades of a bank's own colour in a scheme, out of that one colour. */
const shades: Record<Scheme, (colour: string) => Family> = {
  light: (main) => ({
    main,
    light: mix(main, '#FFFFFF', 0.88),
    dark: mix(main, '#000000', 0.27),
    contrastText: '#FFFFFF',
  }),
  dark: (main) => ({
    main,
    light: mix(main, schemes.dark.background.paper, 0.85),
    dark: mix(main, '#FFFFFF', 0.35),
    contrastText: mix(main, '#000000', 0.85),
  }),
};

/** How well the words that are hardest to read in these shades can be read. */
const leastContrast = ({ main, light, contrastText }: Family, scheme: Scheme): number => {
  const { paper, default: page } = schemes[scheme].background;
  return Math.min(...[contrastText, paper, page, light].map((other) => getContrastRatio(main, other)));
};

/** The bank's own colours of `site.json` with their shades, and the schemes whose colour makes words that are hard to read. */
export const bankShades = (
  colours: BankColours = {},
): {
  shades: Partial<Record<Scheme, Family>>;
  unreadable: readonly { scheme: Scheme; contrast: number }[];
} => {
  const asked = (['light', 'dark'] as const).flatMap((scheme) => {
    const colour = colours[scheme];
    if (colour === undefined) return [];
    const family = shades[scheme](colour);
    return [{ scheme, family, contrast: leastContrast(family, scheme) }];
  });
  const [good, bad] = [
    asked.filter((one) => one.contrast >= enough),
    asked.filter((one) => one.contrast < enough),
  ];
  return {
    shades: Object.fromEntries(good.map(({ scheme, family }) => [scheme, family])),
    unreadable: bad.map(({ scheme, contrast: least }) => ({ scheme, contrast: least })),
  };
};

/** Red, green and blue of `#RRGGBB`. */
export const channels = (hex: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** A colour with a share of another one in it. */
const mix = (colour: string, other: string, share: number): string => {
  const others = channels(other);
  const mixed = channels(colour).map((channel, index) =>
    Math.round(channel * (1 - share) + (others[index] ?? 0) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${mixed.join('').toUpperCase()}`;
};
