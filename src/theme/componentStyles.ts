import { type Components, type Theme } from '@mui/material/styles';
import { controlStyles } from './controlStyles';
import { dialogStyles } from './dialogStyles';
import { focusRing } from './focusRing';
import { neutral } from './tokens';

const forcedColours = '@media (forced-colors: active)';

const base: Components<Theme> = {
  MuiButtonBase: {
    // The ripple is the focus mark of MUI; ours is a ring, which costs nothing.
    defaultProps: { disableRipple: true },
    styleOverrides: { root: ({ theme }) => ({ '&.Mui-focusVisible': focusRing(theme) }) },
  },
};

const buttons: Components<Theme> = {
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: 44,
        minWidth: 96,
        padding: '9px 20px',
        lineHeight: 1.4,
        '& svg': { width: 24, height: 24 },
      },
      // Colours that the visitor's system forces leave no ground: the box is a line then.
      contained: { [forcedColours]: { border: '1px solid' } },
      text: { [forcedColours]: { border: '1px solid' } },
      sizeSmall: { minWidth: 44, padding: '9px 12px', fontSize: '0.9375rem' },
      outlined: ({ theme }) => ({
        borderColor: neutral.border,
        '&:hover': { borderColor: theme.palette.primary.main },
      }),
    },
  },
  MuiIconButton: {
    styleOverrides: { root: { minWidth: 44, minHeight: 44, '& svg': { width: 24, height: 24 } } },
  },
  MuiCheckbox: { styleOverrides: { root: { padding: 10, color: neutral.border } } },
  MuiRadio: { styleOverrides: { root: { padding: 10, color: neutral.border } } },
  MuiSwitch: {
    styleOverrides: {
      root: { flex: 'none', height: 44, padding: 13, marginLeft: -4, marginRight: 4 },
      switchBase: { padding: 12 },
      // An off switch must be distinguishable from the page by its track alone: 3:1.
      track: {
        opacity: 1,
        backgroundColor: neutral.border,
        '.Mui-checked.Mui-checked + &': { opacity: 1 },
      },
      thumb: ({ theme }) => ({
        boxShadow: 'none',
        border: `2px solid ${neutral.border}`,
        backgroundColor: theme.palette.background.paper,
        '.Mui-checked &': { borderColor: theme.palette.primary.main },
      }),
    },
  },
};

const surfaces: Components<Theme> = {
  MuiPaper: {
    styleOverrides: {
      root: { backgroundImage: 'none' },
      elevation1: ({ theme }) => ({
        border: `1px solid ${theme.palette.divider}`,
        boxShadow: '0 1px 2px rgba(20, 36, 42, 0.06)',
      }),
      elevation8: { boxShadow: '0 8px 28px rgba(20, 36, 42, 0.18)' },
    },
  },
  // MUI mixes ground and words out of a darker `light` than ours, and would say what matters in the palest grey of the page.
  MuiAlert: {
    styleOverrides: {
      standard: ({ theme, ownerState: { severity = 'success' } }) => ({
        color: theme.palette.text.primary,
        backgroundColor: theme.palette[severity].light,
      }),
      outlined: ({ theme }) => ({ color: theme.palette.text.primary }),
      // In a narrow box the button stands below the words, rather than beside a column of single ones.
      root: { flexWrap: 'wrap' },
      message: { flex: '1 1 min(10rem, 100% - 48px)', minWidth: 0 },
      // Words of a button in two lines are read as two.
      action: { whiteSpace: 'nowrap' },
    },
  },
};

/** What MUI's components look like here; those that stand often on a step know the theme already (`controlStyles`). */
export const componentStyles = (theme: Theme): Components<Theme> => ({
  ...base,
  ...buttons,
  ...surfaces,
  ...dialogStyles,
  ...controlStyles(theme),
});
