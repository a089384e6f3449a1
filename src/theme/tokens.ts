/** The shades of a colour, as MUI names them. */
const family = ['main', 'light', 'dark', 'contrastText'] as const;

/** Every colour of the portal by its name; `palette.ts` says what it is in each scheme. */
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
