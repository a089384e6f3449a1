import { lazyPart } from '../lazyPart';
import { step, type CardsProps } from './CardWindow';

const CardWindow = lazyPart(() => import('./CardWindow').then((module) => module.CardWindow), {
  waiting: ({ cards, children }) => children(cards.slice(0, step)),
});

/** Cards, the first of them where there are many. */
export function Cards({ cards, children }: CardsProps) {
  if (cards.length <= step) return children(cards);
  return <CardWindow cards={cards}>{children}</CardWindow>;
}
