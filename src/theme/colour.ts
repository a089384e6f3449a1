type Channels = readonly [number, number, number];

const channels = (hex: string): Channels =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Channels;

/** Relative luminance of `#RRGGBB` (WCAG 2.2, definition of relative luminance). */
const luminance = (hex: string): number => {
  const [red, green, blue] = channels(hex).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** How well one colour can be distinguished from another, from 1 to 21. */
export const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

/** A colour with a share of another one in it. */
export const mix = (colour: string, other: string, share: number): string => {
  const others = channels(other);
  const mixed = channels(colour).map((channel, index) =>
    Math.round(channel * (1 - share) + (others[index] ?? 0) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${mixed.join('').toUpperCase()}`;
};
