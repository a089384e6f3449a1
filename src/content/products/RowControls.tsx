import Box from '@mui/material/Box';
import { productWords } from '../../messages';
import { Icon } from '../../theme';
import { contentClass } from '../contentClass';
import type { Slider } from './useSlider';

/** More bullets than these have no room beside the arrows on a narrow phone; a count stands in for them. */
const mostBullets = 7;

/** The buttons that move a row. Their place is kept where there is nothing to move. */
export function RowControls({ slider: { position, positions, moveTo } }: { slider: Slider }) {
  if (positions === 1) return <div className={contentClass('rowNoControls')} />;
  return (
    <div className={`no-print ${contentClass('rowControls')}`}>
      <Arrow to={-1} disabled={position === 0} onPress={() => moveTo(position - 1)} />
      {positions > mostBullets ? (
        <span className={contentClass('rowCount')}>
          {position + 1} / {positions}
        </span>
      ) : (
        <div role="group" aria-label={productWords.positions} className={contentClass('rowBullets')}>
          {Array.from({ length: positions }, (_, index) => (
            <Box
              component="button"
              type="button"
              key={index}
              aria-label={productWords.goTo(index + 1, positions)}
              aria-current={index === position ? 'true' : undefined}
              onClick={() => moveTo(index)}
              className={contentClass('rowBullet')}
            />
          ))}
        </div>
      )}
      <Arrow to={1} disabled={position === positions - 1} onPress={() => moveTo(position + 1)} />
    </div>
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
      className={contentClass('rowArrow')}
    >
      <Icon>
        <path d={to < 0 ? 'm14.5 6-6 6 6 6' : 'm9.5 6 6 6-6 6'} />
      </Icon>
    </Box>
  );
}
