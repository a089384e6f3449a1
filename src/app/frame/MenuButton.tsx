import Box from '@mui/material/Box';
import { pageWords } from '../../messages';
import { Icon } from '../../theme';
import { frameClass } from './frameClass';

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
      className={frameClass('menuButton')}
    >
      <Icon>
        <path d={open ? 'm6 6 12 12M18 6 6 18' : 'M4 7h16M4 12h16M4 17h16'} />
      </Icon>
      {pageWords.menu}
    </Box>
  );
}
