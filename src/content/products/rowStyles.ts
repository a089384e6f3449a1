import { slideGap, slidesPerView } from './slides';

/** Pixels of the row of buttons below the cards. */
export const controlsHeight = 56;

/** Pixels around the cards that keep their focus rings whole; less than half the gap, so that no neighbour looks in. */
const ringRoom = 6;

const widthOf = (count: number): string => `calc((100% - ${(count - 1) * slideGap}px) / ${count})`;

/** Scrolls by itself, card by card, until Swiper moves it. */
export const rowFrame = {
  p: `${ringRoom}px`,
  m: `-${ringRoom}px`,
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollPaddingInline: `${ringRoom}px`,
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  '&::-webkit-scrollbar': { display: 'none' },
  '&.swiper-initialized': { overflow: 'hidden', scrollSnapType: 'none', touchAction: 'pan-y' },
  // Swiper sets the distances itself.
  '&.swiper-initialized > .swiper-wrapper': { gap: 0, transitionProperty: 'transform' },
} as const;

/** The cards of a row: all of one height, as many side by side as the window has room for. */
export const cardList = {
  position: 'relative',
  listStyle: 'none',
  display: 'flex',
  width: 1,
  p: 0,
  m: 0,
  gap: `${slideGap}px`,
  '& > .swiper-slide': {
    flex: 'none',
    boxSizing: 'border-box',
    scrollSnapAlign: 'start',
    scrollSnapStop: 'always',
    width: {
      xs: widthOf(slidesPerView.xs),
      sm: widthOf(slidesPerView.sm),
      md: widthOf(slidesPerView.md),
      lg: widthOf(slidesPerView.lg),
    },
  },
} as const;
