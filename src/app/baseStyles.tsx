import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { StyledEngineProvider, ThemeProvider, type Theme } from '@mui/material/styles';
import { renderToStaticMarkup } from 'react-dom/server';
import { controlLooks } from './controlLooks';
import { frameStyles } from './frame/frameStyles';
import { printStyles } from './frame/printStyles';
import { shellStyles } from './frame/shellStyles';
import type { BankColours } from '../language';
import { readSite } from '../interpreter';
import { contentStyles } from '../content';
import {
  bankShades,
  elementStyles,
  fieldStyles,
  fontStyles,
  formStyles,
  schemeStyles,
  stylesOf,
  theme,
  type ConstantStyles,
} from '../theme';

/** Every list of looks; a name stands in one of them only. */
export const lists = [frameStyles, contentStyles, formStyles] as const;
const looks = Object.assign({}, ...lists) as ConstantStyles;

const layered = (colours: BankColours | undefined) => (
  <>
    <CssBaseline />
    <GlobalStyles styles={elementStyles} />
    <GlobalStyles styles={(of: Theme) => schemeStyles(of, colours)} />
    <GlobalStyles styles={shellStyles} />
    <GlobalStyles styles={(of: Theme) => stylesOf(of, looks)} />
    <GlobalStyles styles={printStyles} />
  </>
);

const drawn = (elements: React.ReactNode, of: Theme): string =>
  renderToStaticMarkup(
    // In Node it has a memory of its own each time: else a look that was drawn before would not be reported again.
    <StyledEngineProvider injectFirst>
      <ThemeProvider theme={of}>{elements}</ThemeProvider>
    </StyledEngineProvider>,
  );

const textOf = (styles: React.ReactNode, of: Theme): string =>
  [...drawn(styles, of).matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text = '']) => text).join('\n');

/** The looks of controls, by the names that Emotion gives them on the device too. */
const looksOf = (of: Theme): readonly { name: string; text: string; isWorn: boolean }[] => {
  const html = drawn(controlLooks, of);
  return [...html.matchAll(/<style data-emotion="css ([\w-]+)"[^>]*>(.*?)<\/style>/gs)].map(
    // What a control hands to the one that it is made of is worked out too, and no element wears it.
    ([, name = '', text = '']) => ({
      name,
      text,
      isWorn: RegExp(`class="[^"]*css-${name}["\\s]`).test(html),
    }),
  );
};

/** The names of what `baseStyles` says of controls: a page that holds them spares the device the work. */
export const madeLooks = (of: Theme = theme): readonly string[] => looksOf(of).map(({ name }) => name);

/**
 * What looks the same on every page, as one CSS file: a build writes it out of the theme, and no browser works it out
 * (`.config/vite/baseStyles.ts`). How elements look lies in a layer, below all that Emotion says of them. What is said by class of
 * field is in none: the room between fields, and the few places where a field asks MUI's own styles for something else. What MUI says
 * of its controls is in none either, and comes last, as it does on the device.
 */
export const baseStyles = (of: Theme = theme, colours?: BankColours): string => {
  const controls = looksOf(of).flatMap(({ text, isWorn }) => (isWorn ? [text] : []));
  const fields = textOf(<GlobalStyles styles={fieldStyles} />, of);
  const fonts = textOf(<GlobalStyles styles={[...fontStyles]} />, of);
  return [fonts, `@layer eform-base{${textOf(layered(colours), of)}}`, fields, ...controls].join('\n');
};

/** The styles with the bank's own colours, as `site.json` has them; those that make words hard to read are left out and reported. */
export const styles = (siteJson: string) => {
  const { colours } = readSite(siteJson).site;
  return { css: baseStyles(theme, colours), unreadable: bankShades(colours).unreadable };
};
