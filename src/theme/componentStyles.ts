import { type Components, type Theme, type CSSObject } from '@mui/material/styles';
import { neutral, focusRing } from './tokens';
import { css } from '@emotion/react';

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
      // A button in it has its whole focus ring.
      message: { flex: '1 1 min(10rem, 100% - 48px)', overflow: 'visible' },
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

/** A line at the edge behind which more stands: what scrolls along covers it at the end, but for the fraction of a pixel that rounding leaves. */
const moreBelow = ({ palette }: Theme): CSSObject => {
  const ground = `linear-gradient(${palette.background.paper}, ${palette.background.paper})`;
  const line = `linear-gradient(${palette.text.secondary} 2px, ${palette.background.paper} 0)`;
  return {
    backgroundImage: [ground, line].join(),
    backgroundPosition: 'bottom',
    backgroundRepeat: 'no-repeat',
    backgroundSize: '100% 3px',
    backgroundAttachment: 'local, scroll',
  };
};

/** Dialogs of one family: 24 px on all sides, and buttons below each other on phones, the first of them on top. */
const dialogStyles: Components<Theme> = {
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        borderRadius: 16,
        // Of shadow and ground, forced colours leave nothing.
        '@media (forced-colors: active)': { border: '1px solid' },
        [theme.breakpoints.down('sm')]: {
          margin: 16,
          width: 'calc(100% - 32px)',
          maxHeight: 'calc(100% - 32px)',
        },
      }),
    },
  },
  MuiDialogTitle: {
    styleOverrides: { root: ({ theme }) => ({ ...theme.typography.h3, padding: '24px 24px 12px' }) },
  },
  MuiDialogContent: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: 24,
        ...moreBelow(theme),
        // In a low window, title and buttons would leave a slit for the words: the whole dialog scrolls.
        '.MuiDialogTitle-root ~ &': { '@media (max-height: 30em)': { overflowY: 'visible' } },
      }),
    },
  },
  MuiDialogActions: {
    defaultProps: { disableSpacing: true },
    styleOverrides: {
      root: ({ theme }) => ({
        gap: 12,
        padding: '0 24px 24px',
        justifyContent: 'flex-start',
        [theme.breakpoints.down('sm')]: { flexDirection: 'column', alignItems: 'stretch' },
      }),
    },
  },
};

const outline = '.MuiOutlinedInput-notchedOutline';

/**
 * What typed controls and lists look like: boxes 48 px high with letters of 16 px. Each style is turned into text once, by `css`;
 * an object would be turned again for every control of a long step, and again at every key.
 */
const controlStyles = (theme: Theme): Components<Theme> => ({
  MuiOutlinedInput: {
    styleOverrides: {
      root: css({
        lineHeight: 1.5,
        backgroundColor: theme.palette.background.paper,
        [outline]: { borderColor: neutral.border },
        // A finger does not hover: MUI gives its own grey back there.
        [`&:hover ${outline}`]: { borderColor: theme.palette.text.primary },
        '@media (hover: none)': { [`&:hover ${outline}`]: { borderColor: neutral.border } },
        '&.Mui-readOnly': { backgroundColor: neutral.quiet },
        [`&.Mui-readOnly ${outline}`]: { borderWidth: 1, borderColor: neutral.line },
        '&.Mui-focused': { ...focusRing(theme), outlineOffset: 0 },
        [`&.Mui-focused ${outline}`]: { borderWidth: 1, borderColor: theme.palette.primary.main },
        [`&.Mui-error:not(.Mui-readOnly) ${outline}`]: {
          borderWidth: 2,
          borderColor: theme.palette.error.main,
        },
      }),
      multiline: css({ padding: 0 }),
      adornedEnd: css({ '--_trailingPad': '14px' }),
      input: css({
        height: '1.5em',
        paddingBlock: 12,
        textOverflow: 'ellipsis',
        '&::placeholder': { color: neutral.placeholder, opacity: 1 },
        // A line of text never changes the size of its control: with that said, a key lays out this control alone, not the
        // thousand fields around it. Text that the visitor enlarges has its room all the same.
        'input&': { contain: 'strict', containIntrinsicBlockSize: '1.5em' },
        // Grows with its text where the browser can; elsewhere it can be dragged.
        'textarea&': {
          boxSizing: 'border-box',
          height: 'auto',
          minHeight: 96,
          maxHeight: '60vh',
          padding: '12px 14px',
          resize: 'vertical',
          fieldSizing: 'content',
          borderRadius: 'inherit',
        },
        'textarea&[readonly]': { resize: 'none' },
      }),
    },
  },
  MuiNativeSelect: {
    styleOverrides: {
      select: css({
        // Thrice, as MUI itself has it.
        '&&&': { paddingRight: 44 },
        '&[data-empty]': { color: neutral.placeholder },
        '&[aria-readonly="true"]': { cursor: 'default' },
        '& option': { color: theme.palette.text.primary },
      }),
      icon: css({ right: 12, top: 'calc(50% - 12px)', color: theme.palette.text.secondary }),
    },
  },
  MuiInputAdornment: {
    styleOverrides: {
      root: css({ color: theme.palette.text.secondary }),
      // The button of a control lies 2 px within its box.
      positionEnd: css({ marginLeft: 4, '& .MuiIconButton-edgeEnd': { marginRight: -12 } }),
    },
  },
  MuiAutocomplete: {
    styleOverrides: {
      root: css({
        // Five times: MUI says what it leaves free for the buttons in four classes.
        '&&&&& .MuiAutocomplete-inputRoot': { flexWrap: 'nowrap', padding: 0 },
        '&&&&&.MuiAutocomplete-hasPopupIcon .MuiAutocomplete-inputRoot': { paddingRight: 44 },
        '&&&&&.MuiAutocomplete-hasPopupIcon.MuiAutocomplete-hasClearIcon .MuiAutocomplete-inputRoot': {
          paddingRight: 88,
        },
        '&&&&& .MuiAutocomplete-inputRoot .MuiAutocomplete-input': { padding: '12px 4px 12px 14px' },
        '&&&&& .MuiAutocomplete-endAdornment': { right: 2 },
      }),
      // Not on hover alone: its place is kept free anyway.
      clearIndicator: { marginRight: 0, padding: 10, visibility: 'visible' },
      popupIndicator: { marginRight: 0, padding: 10 },
      paper: { marginTop: 4, boxShadow: '0 8px 28px rgba(20, 36, 42, 0.18)' },
      listbox: { maxHeight: 'min(320px, 45vh)' },
      option: { minHeight: '44px !important', overflowWrap: 'anywhere' },
      noOptions: { color: theme.palette.text.secondary },
    },
  },
});
