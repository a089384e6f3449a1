import Box from '@mui/material/Box';
import { useRef, type KeyboardEvent } from 'react';
import type { Card } from '../../api';
import { productWords } from '../../messages';
import { visuallyHidden } from '../../theme';
import { contentClass } from '../contentClass';
import { ProductCard } from './ProductCard';
import { RowControls } from './RowControls';
import { slidesPerView } from './slides';
import { useSlider } from './useSlider';

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
