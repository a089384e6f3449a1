import Box from '@mui/material/Box';
import { useRef, type KeyboardEvent } from 'react';
import type { Card } from '../../api';
import { productWords } from '../../messages';
import { visuallyHidden } from '../../theme';
import { cardFrame, cardText, cardTexts, linkHeight } from './cardStyles';
import { ProductCard } from './ProductCard';
import { cardList, controlsHeight, rowFrame } from './rowStyles';
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
      <Box ref={row} onScroll={slider.onScroll} sx={rowFrame}>
        <Box component="ul" className="swiper-wrapper" sx={cardList}>
          {cards.map((card, index) => (
            <li key={card.id} className="swiper-slide" inert={index < first || index > last}>
              <ProductCard card={card} urgent={urgent && index < slider.perView} />
            </li>
          ))}
        </Box>
      </Box>
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
      <Box sx={{ ...rowFrame, overflow: 'hidden' }}>
        <Box sx={cardList}>
          {Array.from({ length: slidesPerView.lg }, (_, index) => (
            <div key={index} className="swiper-slide">
              <SkeletonCard />
            </div>
          ))}
        </Box>
      </Box>
      <Box sx={{ height: controlsHeight }} />
    </>
  );
}

/** A card whose product is on its way: of the size that most products will have. */
function SkeletonCard() {
  return (
    <Box aria-hidden sx={cardFrame}>
      <Box sx={{ aspectRatio: '16 / 9', bgcolor: 'action.disabledBackground' }} />
      <Box sx={cardText}>
        <Box sx={cardTexts}>
          <Box sx={{ ...bar, width: 0.7, height: '1.4rem' }} />
          <Box sx={{ ...bar, mt: 1.5, height: '3.6rem' }} />
        </Box>
        <Box sx={{ ...bar, width: 0.4, height: linkHeight }} />
      </Box>
    </Box>
  );
}

const bar = { borderRadius: 1, bgcolor: 'action.disabledBackground', opacity: 0.6 } as const;
