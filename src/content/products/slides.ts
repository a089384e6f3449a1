import { useSyncExternalStore } from 'react';
import { theme } from '../../theme';

/** Cards side by side at each breakpoint. */
export const slidesPerView = { xs: 1, sm: 2, md: 3, lg: 4 } as const;

/** Pixels between two cards. */
export const slideGap = 16;

/** Which cards a row of `count` shows at a position: the first and the last index; a row never moves past its end. */
export function shownSlides(position: number, perView: number, count: number): readonly [number, number] {
  const first = Math.max(0, Math.min(position, count - perView));
  return [first, Math.min(first + perView, count) - 1];
}

/** In how many positions a row of `count` cards can stand, of which the window shows `perView`. */
export function positionsOf(perView: number, count: number): number {
  return Math.max(1, count - perView + 1);
}

const { values } = theme.breakpoints;
/** The same table by the width of the window in pixels, as Swiper takes it. */
export const slidesByWidth: Readonly<Record<number, { slidesPerView: number }>> = Object.fromEntries(
  (['xs', 'sm', 'md', 'lg'] as const).map((name) => [values[name], { slidesPerView: slidesPerView[name] }]),
);

const onResize = (changed: () => void): (() => void) => {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
};

const matches = (name: 'sm' | 'md' | 'lg'): boolean =>
  window.matchMedia(`(min-width: ${values[name]}px)`).matches;

/** The highest breakpoint that the window reaches. */
export const useBreakpoint = (): keyof typeof slidesPerView =>
  useSyncExternalStore(onResize, () => (['lg', 'md', 'sm'] as const).find(matches) ?? 'xs');
