import { type Theme } from '@mui/material/styles';
import { headerHeight } from './measures';

/** The page until the portal's code has come: ground and header as they will be, so that nothing jumps or flashes. */
export const shellStyles = ({ palette }: Theme) => ({
  '.shell': {
    height: headerHeight,
    borderBottom: `1px solid ${palette.divider}`,
    background: palette.background.paper,
  },
  '@keyframes eform-appear': { from: { visibility: 'hidden' } },
  'noscript p': { margin: 0, padding: 24 },
});
