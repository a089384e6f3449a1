import { css } from '@emotion/react';
import { type Components, type Theme } from '@mui/material/styles';
import { focusRing } from './focusRing';
import { neutral } from './tokens';

const outline = '.MuiOutlinedInput-notchedOutline';

/**
 * What typed controls and lists look like: boxes 48 px high with letters of 16 px. Each style is turned into text once, by `css`;
 * an object would be turned again for every control of a long step, and again at every key.
 */
export const controlStyles = (theme: Theme): Components<Theme> => ({
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
