import Box from '@mui/material/Box';
import { useRef, type KeyboardEvent, useEffect, useState, type RefObject } from 'react';
import type { Card } from '../../api';
import { productWords } from '../../messages';
import { visuallyHidden, Icon } from '../../theme';
import { contentClass } from '../contentClass';
import { ProductCard } from './ProductCard';
import { slidesPerView, positionsOf, shownSlides, slideGap, slidesByWidth, useBreakpoint } from './slides';
import { flushSync } from 'react-dom';
import type Swiper from 'swiper';
import { whenIdle } from '../fetchAhead';

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

/** A row of cards, of which a few are shown. */
type Slider = ReturnType<typeof useSlider>;

/**
 * Moves a row of `count` cards; `row` is the element that scrolls, and its only child holds the cards. It scrolls by itself from
 * the first paint; Swiper takes over when the browser has nothing else to do, and only where there is something to move. Without
 * it, everything still works.
 */
function useSlider(row: RefObject<HTMLElement | null>, count: number) {
  const mover = useRef<Swiper>(undefined);
  const [wanted, setWanted] = useState(0);
  const perView = slidesPerView[useBreakpoint()];
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

  /** A card that has focus and is hidden by the move hands it on to its neighbour. */
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

  /** For the row as long as it scrolls by itself. */
  const onScroll = (): void => {
    if (!mover.current && row.current) setWanted(scrolledTo(row.current));
  };

  // `positions`: in how many the row can stand, in which it stands, from 0, and the indexes of the first and the last card shown.
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
