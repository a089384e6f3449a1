import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import { renderToStaticMarkup } from 'react-dom/server';
import { frameStyles } from './frame/frameStyles';
import { printStyles } from './frame/printStyles';
import { shellStyles } from './frame/shellStyles';
import { contentStyles } from '../content';
import { fieldStyles, formStyles, stylesOf, theme, type ConstantStyles } from '../theme';

/** Every list of looks; a name stands in one of them only. */
export const lists = [frameStyles, contentStyles, formStyles] as const;
const looks = Object.assign({}, ...lists) as ConstantStyles;

const elementStyles = (
  <>
    <CssBaseline />
    <GlobalStyles styles={shellStyles} />
    <GlobalStyles styles={(of: Theme) => stylesOf(of, looks)} />
    <GlobalStyles styles={printStyles} />
  </>
);

const textOf = (styles: React.ReactNode, of: Theme): string => {
  const html = renderToStaticMarkup(<ThemeProvider theme={of}>{styles}</ThemeProvider>);
  return [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text = '']) => text).join('\n');
};

/**
 * What looks the same on every page, as one CSS file: a build writes it out of the theme, and no browser works it out
 * (`.config/vite/baseStyles.ts`). How elements look lies in a layer, below all that Emotion says of them. What is said by class of
 * field is in none: the room between fields, and the few places where a field asks MUI's own styles for something else.
 */
export const baseStyles = (of: Theme = theme): string =>
  `@layer eform-base{${textOf(elementStyles, of)}}\n${textOf(<GlobalStyles styles={fieldStyles} />, of)}`;
