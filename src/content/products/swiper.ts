import Swiper from 'swiper';
import { slideGap, slidesByWidth } from './slides';

/** A row of cards that Swiper moves. */
export interface Mover {
  moveTo: (position: number) => void;
  /** After cards have come or gone. */
  update: () => void;
  /** Gives the row back as it was. */
  destroy: () => void;
}

/**
 * Lets Swiper move a row, from the position in which it stands: one card at a time, by touch and mouse; never by itself
 *. `onMove` is called with each new position.
 */
export function createMover(row: HTMLElement, position: number, onMove: (position: number) => void): Mover {
  const swiper = new Swiper(row, {
    slidesPerView: 1,
    slidesPerGroup: 1,
    spaceBetween: slideGap,
    breakpoints: slidesByWidth,
    initialSlide: position,
    on: { slideChange: ({ activeIndex }) => onMove(activeIndex) },
  });
  // What was scrolled by now is moved by Swiper.
  row.scrollLeft = 0;
  return {
    moveTo: (to) => void swiper.slideTo(to),
    update: () => swiper.update(),
    destroy: () => void swiper.destroy(true, true),
  };
}
