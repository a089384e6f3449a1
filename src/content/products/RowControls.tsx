import Box from '@mui/material/Box';
import { productWords } from '../../messages';
import { Icon } from '../../theme';
import { controlsHeight } from './rowStyles';
import type { Slider } from './useSlider';

/** More bullets than these have no room beside the arrows on a narrow phone; a count stands in for them. */
const mostBullets = 7;

/** The buttons that move a row. Their place is kept where there is nothing to move. */
export function RowControls({ slider: { position, positions, moveTo } }: { slider: Slider }) {
  if (positions === 1) return <Box sx={{ height: controlsHeight }} />;
  return (
    <Box className="no-print" sx={frame}>
      <Arrow to={-1} disabled={position === 0} onPress={() => moveTo(position - 1)} />
      {positions > mostBullets ? (
        <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
          {position + 1} / {positions}
        </Box>
      ) : (
        <Box role="group" aria-label={productWords.positions} sx={{ display: 'flex' }}>
          {Array.from({ length: positions }, (_, index) => (
            <Box
              component="button"
              type="button"
              key={index}
              aria-label={productWords.goTo(index + 1, positions)}
              aria-current={index === position ? 'true' : undefined}
              onClick={() => moveTo(index)}
              sx={bullet}
            />
          ))}
        </Box>
      )}
      <Arrow to={1} disabled={position === positions - 1} onPress={() => moveTo(position + 1)} />
    </Box>
  );
}

/** At an end it stays where it is, so that the focus does too. */
function Arrow({ to, disabled, onPress }: { to: -1 | 1; disabled: boolean; onPress: () => void }) {
  return (
    <Box
      component="button"
      type="button"
      aria-label={to < 0 ? productWords.previous : productWords.next}
      aria-disabled={disabled}
      onClick={() => {
        if (!disabled) onPress();
      }}
      sx={arrow}
    >
      <Icon>
        <path d={to < 0 ? 'm14.5 6-6 6 6 6' : 'm9.5 6 6 6-6 6'} />
      </Icon>
    </Box>
  );
}

const frame = {
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'center',
  gap: 1,
  height: controlsHeight,
  '& > [role="group"], & > span': { minHeight: 44, alignItems: 'center', display: 'flex' },
} as const;

const focus = {
  '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2 },
} as const;

const arrow = {
  ...focus,
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  p: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: 99,
  bgcolor: 'background.paper',
  color: 'primary.main',
  cursor: 'pointer',
  '&:hover': { bgcolor: 'primary.light' },
  '&[aria-disabled="true"]': {
    color: 'text.disabled',
    bgcolor: 'transparent',
    cursor: 'default',
    opacity: 0.5,
  },
} as const;

/** 24 px to press (WCAG 2.5.8), of which the middle is drawn. */
const bullet = {
  ...focus,
  width: 24,
  height: 24,
  p: 0,
  border: 0,
  borderRadius: 99,
  bgcolor: 'transparent',
  cursor: 'pointer',
  '&::before': {
    content: '""',
    display: 'block',
    width: 8,
    height: 8,
    m: 'auto',
    borderRadius: 99,
    bgcolor: 'text.disabled',
    transition: 'width .2s',
  },
  '&[aria-current]::before': { width: 20, bgcolor: 'primary.main' },
  // Colours that the visitor's system forces would paint a mark in the colour of the page.
  '@media (forced-colors: active)': { '&::before': { forcedColorAdjust: 'none', bgcolor: 'ButtonText' } },
} as const;
