import { Suspense } from 'react';
import { lazyModule, lazyComponent } from '../../fields/common/entry';
import { step, type CardsProps } from './cardsProps';

const CardWindow = lazyComponent(
  lazyModule(
    () => import('./CardWindow'),
    (module) => module.CardWindow,
  ),
);

/** Cards, the first of them where there are many. */
export function Cards({ cards, children }: CardsProps) {
  if (cards.length <= step) return children(cards);
  return (
    <Suspense fallback={children(cards.slice(0, step))}>
      <CardWindow cards={cards}>{children}</CardWindow>
    </Suspense>
  );
}
