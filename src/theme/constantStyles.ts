import { type CSSObject, type SxProps, type Theme } from '@mui/material/styles';

/** Looks by name, as `sx` says them. */
export type ConstantStyles = Readonly<Record<string, SxProps<Theme>>>;

/**
 * Gives the class of each look out of a list of looks. Pages know the list by its type alone: the build writes the looks into the
 * file of constant styles (`stylesOf`), and no visitor loads them twice. Of two classes on one element, the one that stands later
 * in the list wins. What is no name is left out.
 */
export const classesOf =
  <Styles extends ConstantStyles>() =>
  (...names: readonly ((keyof Styles & string) | '' | false | undefined)[]): string =>
    names.flatMap((name) => (name ? `Eform-${name}` : [])).join(' ');

/** The looks of a list as global styles, by class. */
export const stylesOf = (theme: Theme, styles: ConstantStyles): Record<string, CSSObject> =>
  Object.fromEntries(
    Object.entries(styles).map(([name, look]) => [`.Eform-${name}`, theme.unstable_sx(look)]),
  );
