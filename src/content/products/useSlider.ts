import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { positionsOf, shownSlides, slideGap, slidesByWidth, slidesPerView } from './slides';
import type Swiper from 'swiper';
import { whenIdle } from '../fetchAhead';

/** A row of cards, of which a few are shown. */
export interface Slider {
  perView: number;
  /** In how many positions the row can stand, and in which it stands, from 0. */
  positions: number;
  position: number;
  /** The indexes of the first and the last card that are shown. */
  shown: readonly [number, number];
  /** A card that has focus and is hidden by the move hands it on to its neighbour. */
  moveTo: (position: number) => void;
  /** For the row as long as it scrolls by itself. */
  onScroll: () => void;
}

/** How many cards the window has room for. */
function useSlidesPerView(): number {
  const options = { noSsr: true };
  const sm = useMediaQuery((theme: Theme) => theme.breakpoints.up('sm'), options);
  const md = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), options);
  const lg = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), options);
  return slidesPerView[lg ? 'lg' : md ? 'md' : sm ? 'sm' : 'xs'];
}

/**
 * Moves a row of `count` cards; `row` is the element that scrolls, and its only child holds the cards. It scrolls by itself from
 * the first paint; Swiper takes over when the browser has nothing else to do, and only where there is something to move. Without
 * it, everything still works.
 */
export function useSlider(row: RefObject<HTMLElement | null>, count: number): Slider {
  const mover = useRef<Swiper>(undefined);
  const [wanted, setWanted] = useState(0);
  const perView = useSlidesPerView();
  const positions = positionsOf(perView, count);
  const shown = shownSlides(wanted, perView, count);
  const movable = positions > 1;

  useEffect(() => {
    if (!movable) return undefined;
    let left = false;
    const cancel = whenIdle(() => {
      import('swiper').then(
        (module) => {
          if (left || !row.current) return;
          mover.current = new module.default(row.current, {
            spaceBetween: slideGap,
            breakpoints: slidesByWidth,
            initialSlide: scrolledTo(row.current),
            on: { slideChange: ({ activeIndex }) => setWanted(activeIndex) },
          });
          // What was scrolled by now is moved by Swiper.
          row.current.scrollLeft = 0;
        },
        // No connection: the row goes on scrolling.
        () => undefined,
      );
    });
    return () => {
      left = true;
      cancel();
      mover.current?.destroy();
      mover.current = undefined;
    };
  }, [movable, row]);

  useEffect(() => mover.current?.update(), [count]);

  const moveTo = (position: number): void => {
    const [first, last] = shownSlides(position, perView, count);
    const focused = focusedSlide(row.current);
    flushSync(() => setWanted(first));
    if (mover.current) mover.current.slideTo(first);
    else scrollTo(row.current, first);
    if (focused >= 0 && (focused < first || focused > last)) {
      focusSlide(row.current, focused < first ? first : last);
    }
  };

  const onScroll = (): void => {
    if (!mover.current && row.current) setWanted(scrolledTo(row.current));
  };

  return { perView, positions, position: shown[0], shown, moveTo, onScroll };
}

const slidesOf = (row: HTMLElement | null): HTMLElement[] =>
  [...(row?.firstElementChild?.children ?? [])].filter((slide) => slide instanceof HTMLElement);

/** Pixels from one card to the next; 1 where there is no layout. */
function stepOf(row: HTMLElement | null): number {
  const [first, second] = slidesOf(row);
  return (first && second && second.offsetLeft - first.offsetLeft) || 1;
}

function scrolledTo(row: HTMLElement): number {
  return Math.round(row.scrollLeft / stepOf(row));
}

function scrollTo(row: HTMLElement | null, position: number): void {
  if (row) row.scrollLeft = position * stepOf(row);
}

/** The index of the card that holds the focus; -1: none. */
function focusedSlide(row: HTMLElement | null): number {
  return slidesOf(row).findIndex((slide) => slide.contains(document.activeElement));
}

function focusSlide(row: HTMLElement | null, index: number): void {
  // The browser would scroll to it, and the row is being moved already.
  slidesOf(row)[index]?.querySelector('a')?.focus({ preventScroll: true });
}
