import { type CSSObject } from '@mui/material/styles';

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
