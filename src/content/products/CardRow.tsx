import Box from '@mui/material/Box';
import { useRef, type KeyboardEvent } from 'react';
import type { Card } from '../../api';
import { productWords } from '../../messages';
import { visuallyHidden, Icon } from '../../theme';
import { contentClass } from '../contentClass';
import { ProductCard } from './ProductCard';
import { slidesPerView } from './slides';
import { useSlider, type Slider } from './useSlider';

/**
 * Cards side by side in a row that moves one card at a time, by touch, mouse, buttons and arrow keys, and never by itself. Cards
 * out of sight are inert.
 */
export function CardRow({
  cards,
  title,
  urgent = false,
}: {
  cards: readonly Card[];
  title: string;
  urgent?: boolean;
}) {
  const row = useRef<HTMLDivElement>(null);
  const slider = useSlider(row, cards.length);
  const [first, last] = slider.shown;
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    slider.moveTo(slider.position + by);
  };
  return (
    // The keys are a shorthand for the buttons below, wherever the focus is.
    <Box role="group" aria-roledescription={productWords.carousel} aria-label={title} onKeyDown={onKeyDown}>
      <div ref={row} onScroll={slider.onScroll} className={contentClass('row')}>
        <ul className={`swiper-wrapper ${contentClass('rowList')}`}>
          {cards.map((card, index) => (
            <li key={card.id} className="swiper-slide" inert={index < first || index > last}>
              <ProductCard card={card} urgent={urgent && index < slider.perView} />
            </li>
          ))}
        </ul>
      </div>
      <RowControls slider={slider} />
      <span aria-live="polite" style={visuallyHidden}>
        {productWords.shown(first + 1, last + 1, cards.length)}
      </span>
    </Box>
  );
}

/** As high as a row of cards. */
export function CardRowSkeleton() {
  return (
    <>
      <div className={contentClass('row', 'rowUnscrolled')}>
        <div className={contentClass('rowList')}>
          {Array.from({ length: slidesPerView.lg }, (_, index) => (
            <div key={index} className="swiper-slide">
              <SkeletonCard />
            </div>
          ))}
        </div>
      </div>
      <div className={contentClass('rowNoControls')} />
    </>
  );
}

/** A card whose product is on its way: of the size that most products will have. */
function SkeletonCard() {
  return (
    <div aria-hidden className={contentClass('card')}>
      <div className={contentClass('cardBarPicture')} />
      <div className={contentClass('cardBody')}>
        <div className={contentClass('cardTexts')}>
          <div className={contentClass('cardBar', 'cardBarName')} />
          <div className={contentClass('cardBar', 'cardBarText')} />
        </div>
        <div className={contentClass('cardBar', 'cardBarLink')} />
      </div>
    </div>
  );
}

/** More bullets than these have no room beside the arrows on a narrow phone; a count stands in for them. */
const mostBullets = 7;

/** The buttons that move a row. Their place is kept where there is nothing to move. */
function RowControls({ slider: { position, positions, moveTo } }: { slider: Slider }) {
  if (positions === 1) return <div className={contentClass('rowNoControls')} />;
  return (
    <div className={`no-print ${contentClass('rowControls')}`}>
      <Arrow to={-1} disabled={position === 0} onPress={() => moveTo(position - 1)} />
      {positions > mostBullets ? (
        <span className={contentClass('rowCount')}>{`${position + 1} / ${positions}`}</span>
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
