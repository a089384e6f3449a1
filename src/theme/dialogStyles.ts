import { type Components, type CSSObject, type Theme } from '@mui/material/styles';

/** A line at the edge behind which more stands: what scrolls along covers it at the end. */
const moreBelow = ({ palette }: Theme): CSSObject => {
  const ground = `linear-gradient(${palette.background.paper}, ${palette.background.paper})`;
  const line = `linear-gradient(${palette.text.secondary}, ${palette.text.secondary})`;
  return {
    backgroundImage: [ground, line].join(),
    backgroundPosition: 'bottom',
    backgroundRepeat: 'no-repeat',
    backgroundSize: '100% 2px',
    backgroundAttachment: 'local, scroll',
  };
};

/** Dialogs of one family: 24 px on all sides, and buttons below each other on phones, the first of them on top. */
export const dialogStyles: Components<Theme> = {
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
  MuiDialogContent: { styleOverrides: { root: ({ theme }) => ({ padding: 24, ...moreBelow(theme) }) } },
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
