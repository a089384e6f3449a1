import Box from '@mui/material/Box';
import type { Card } from '../../api';
import { ProductCard } from './ProductCard';

/** Cards in three columns, all of a row of one height. */
export function CardGrid({ cards }: { cards: readonly Card[] }) {
  return (
    <Box component="ul" sx={grid}>
      {cards.map((card) => (
        <li key={card.id}>
          <ProductCard card={card} />
        </li>
      ))}
    </Box>
  );
}

const grid = {
  listStyle: 'none',
  p: 0,
  m: 0,
  display: 'grid',
  gap: 3,
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
} as const;
