import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { StyledEngineProvider, ThemeProvider, type Theme } from '@mui/material/styles';
import { renderToStaticMarkup } from 'react-dom/server';
import { frameStyles } from './frame/frameStyles';
import { printStyles } from './frame/printStyles';
import type { BankColours } from '../language';
import { readSite } from '../interpreter/content';
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
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Checkbox from '@mui/material/Checkbox';
import Radio from '@mui/material/Radio';
import { InputBox } from '../fields/common/InputBox';

/**
 * MUI's controls as first screens have them. Each look is worked out when the portal is built; a control that looks otherwise, by
 * an `sx` of its own for example, is worked out on the device as ever.
 */
const controlLooks = (
  <>
    <Button variant="contained">Lanjut</Button>
    <Button variant="contained" size="large">
      Mulai
    </Button>
    <Button variant="outlined">Kembali</Button>
    <Button size="small">Simpan</Button>
    <ButtonBase>Tab</ButtonBase>
    <InputBox input={{}} />
    <InputBox input={{ prefix: 'Rp' }} />
    <InputBox input={{ suffix: 'bulan' }} />
    <InputBox input={{ prefix: 'Rp', suffix: 'bulan' }} />
    <Radio />
    <Checkbox />
  </>
);

/**
 * The page until the portal's code has come: the header of forms, or that of other pages, and what is to be said meanwhile. Scripts in
 * the page itself say which (`index.html`, `.config/vite/earlyStart.ts`, `.config/vite/wordPages.ts`).
 */
const shellStyles = {
  '.shell-form, [data-form] .shell-page': { display: 'none' },
  '[data-form] .shell-form': { display: 'block' },
  '@keyframes eform-appear': { from: { visibility: 'hidden' } },
  '.shell-broken, .shell-old, .shell-late, .shell-loading': { display: 'none' },
  '[data-broken] .shell-broken, [data-old] .shell-old, [data-late]:not([data-broken], [data-old]) .shell-late, .shell[data-wordless] .shell-loading':
    { display: 'block' },
  ':is([data-broken], [data-old]) .shell[data-wordless] .shell-loading': { display: 'none' },
  'noscript p, .shell-broken, .shell-old, .shell-late, .shell-loading': { margin: 0, padding: 24 },
  '.shell [data-heard]': { opacity: 0.6, cursor: 'progress' },
  '.shell [data-heard]::after': { content: '"\\a0…"' },
};

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
    // A cache of its own each time: Emotion hands a style to each cache once.
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
