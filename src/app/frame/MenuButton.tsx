import Box from '@mui/material/Box';
import { pageWords } from '../../messages';
import { quietButton } from './quietButton';

/** Folds the navigation out, where the window has no room for it beside the name. */
export function MenuButton({
  controls,
  open,
  onPress,
}: {
  controls: string;
  open: boolean;
  onPress: () => void;
}) {
  return (
    <Box
      component="button"
      type="button"
      aria-expanded={open}
      aria-controls={controls}
      onClick={onPress}
      sx={button}
    >
      <svg
        width="24"
        height="24"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden
      >
        <path d={open ? 'm6 6 12 12M18 6 6 18' : 'M4 7h16M4 12h16M4 17h16'} strokeLinecap="round" />
      </svg>
      {pageWords.menu}
    </Box>
  );
}

const button = {
  ...quietButton,
  display: { xs: 'inline-flex', md: 'none' },
  gap: 1,
  px: 1.5,
  mr: -1.5,
} as const;
