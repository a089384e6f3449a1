import { type CSSObject, type Theme } from '@mui/material/styles';
import { focusRing } from './focusRing';

/**
 * Transitions end at once, and those who wait for their end hear of it. Only what a component lets change slowly has one: of whatever
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
