import { type Theme } from '@mui/material/styles';
import { bareList, focusRing, neutral } from '../../theme';

/** Pixels: the mark of a stage, and where the line through the marks stands. */
const mark = 16;
const line = mark / 2 - 1;

/** A line from stage to stage; the current one stands on a ground of its own. */
export const timelineStyles = (theme: Theme) => {
  const { primary, text } = theme.palette;
  return {
    ...bareList,
    '& > li': { position: 'relative', pl: 4, pb: 1.5 },
    '& > li:not(:last-of-type)::before': {
      content: '""',
      position: 'absolute',
      left: line,
      top: 24,
      bottom: -24,
      width: 2,
      bgcolor: neutral.border,
    },
    '& > li::after': {
      content: '""',
      position: 'absolute',
      left: 0,
      top: 14,
      width: mark,
      height: mark,
      borderRadius: '50%',
      bgcolor: 'background.paper',
      border: `2px solid ${neutral.border}`,
    },
    // In forced colours its border and tick are left.
    '& > li[data-place="done"]::after': { bgcolor: 'primary.main', borderColor: 'primary.main' },
    '& > li[data-place="done"]:not(:last-of-type)::before': { bgcolor: 'primary.main' },
    '& > li > svg': {
      position: 'absolute',
      zIndex: 1,
      left: 0,
      top: 14,
      width: mark,
      height: mark,
      p: '2px',
      color: 'primary.contrastText',
      '@media (forced-colors: active)': { color: 'CanvasText' },
    },
    '& > li[data-place="ahead"] h4 > *': { color: 'text.secondary' },
    '& > li[aria-current]::after': {
      bgcolor: 'primary.main',
      borderColor: 'primary.main',
      boxShadow: `0 0 0 4px ${primary.light}`,
    },
    '& > li[aria-current] > h4, & > li[aria-current] > div': { bgcolor: 'primary.light' },
    '& h4': { m: 0, borderRadius: '8px 8px 0 0' },
    '& h4 > *': {
      display: 'flex',
      alignItems: 'center',
      flexWrap: 'wrap',
      gap: 1,
      width: 1,
      minHeight: 44,
      p: '8px 12px',
      border: 0,
      borderRadius: '8px',
      background: 'none',
      font: 'inherit',
      color: text.primary,
      textAlign: 'left',
    },
    '& button': {
      cursor: 'pointer',
      '&:hover span': { textDecoration: 'underline' },
      '&:focus-visible': focusRing(theme),
    },
    // Large letters leave its state no room beside it, and no word is split for that.
    '& h4 > * > span': { flex: '1 1 5.5em', fontWeight: 600 },
    '& [aria-current] h4 > * > span': { color: 'primary.dark', fontWeight: 700 },
    '& em': {
      px: 1,
      borderRadius: '999px',
      fontStyle: 'normal',
      fontSize: '0.875rem',
      color: 'text.secondary',
    },
    '& [aria-current] em': { color: 'primary.contrastText', bgcolor: 'primary.main' },
    '& button svg': { flex: 'none', color: 'primary.main' },
    '& [aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
    '& > li > div': { p: '0 12px 12px', borderRadius: '0 0 8px 8px' },
    '& p': { m: 0, color: 'text.secondary' },
    '& ul': { ...bareList, display: 'grid', gap: 1.5 },
    '& time': { display: 'block', fontSize: '0.9375rem', color: 'text.secondary' },
  } as const;
};
