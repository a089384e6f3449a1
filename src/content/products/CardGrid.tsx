import Box from '@mui/material/Box';
import type { Card } from '../../api';
import { ProductCard } from './ProductCard';
import { bareList } from '../../theme';

/** Cards side by side, three where there is room, all of a row of one height. The first row is `urgent` where it is seen first. */
export function CardGrid({ cards, urgent = false }: { cards: readonly Card[]; urgent?: boolean }) {
  return (
    <Box component="ul" sx={grid}>
      {cards.map((card, index) => (
        <li key={card.id}>
          <ProductCard card={card} urgent={urgent && index < 3} />
        </li>
      ))}
    </Box>
  );
}

const grid = {
  ...bareList,
  display: 'grid',
  gap: 3,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(3, minmax(0, 1fr))',
  },
} as const;
