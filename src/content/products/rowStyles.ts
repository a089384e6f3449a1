import { type ConstantStyles, surface } from '../../theme';
import { slideGap, slidesPerView } from './slides';

/** Pixels of the row of buttons below the cards. */
const controlsHeight = 56;

/** Pixels around the cards that keep their focus rings whole; less than half the gap, so that no neighbour looks in. */
const ringRoom = 6;

const widthOf = (count: number): string => `calc((100% - ${(count - 1) * slideGap}px) / ${count})`;

/** Scrolls by itself, card by card, until Swiper moves it. */
const row = {
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
const rowList = {
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

const controls = {
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
  ...surface,
  borderRadius: 99,
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

/** A row of cards and the buttons that move it. */
export const rowStyles = {
  row,
  rowList,
  rowUnscrolled: { overflow: 'hidden' },
  rowControls: controls,
  rowNoControls: { height: controlsHeight },
  rowCount: { typography: 'body2', color: 'text.secondary' },
  rowBullets: { display: 'flex' },
  rowArrow: arrow,
  rowBullet: bullet,
} as const satisfies ConstantStyles;
