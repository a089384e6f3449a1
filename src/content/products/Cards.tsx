import { Suspense, type ReactNode } from 'react';
import type { Card } from '../../api';
import { fetched, lately } from '../../fields/common/entry';

/** Cards that are drawn at once: a catalogue of hundreds must not slow a phone down. */
export const step = 24;

const CardWindow = lately(
  fetched(
    () => import('./CardWindow'),
    (module) => module.CardWindow,
  ),
);

export interface CardsProps {
  cards: readonly Card[];
  /** Draws cards side by side. */
  children: (drawn: readonly Card[]) => ReactNode;
}

/** Cards, the first of them where there are many. */
export function Cards({ cards, children }: CardsProps) {
  if (cards.length <= step) return children(cards);
  return (
    <Suspense fallback={children(cards.slice(0, step))}>
      <CardWindow cards={cards}>{children}</CardWindow>
    </Suspense>
  );
}
