import type { Card } from '../../api';
import { ProductCard } from './ProductCard';
import { contentClass } from '../contentClass';

/** Cards side by side, three where there is room, all of a row of one height. The first row is `urgent` where it is seen first. */
export function CardGrid({ cards, urgent = false }: { cards: readonly Card[]; urgent?: boolean }) {
  return (
    <ul className={contentClass('cardGrid')}>
      {cards.map((card, index) => (
        <li key={card.id}>
          <ProductCard card={card} urgent={urgent && index < 3} />
        </li>
      ))}
    </ul>
  );
}
