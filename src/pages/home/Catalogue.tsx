import Box from '@mui/material/Box';
import { useRef } from 'react';
import { homeWords } from '../../messages/id';
import { CatalogueFault } from './CatalogueFault';
import { ProductCard, SkeletonCard } from './ProductCard';
import { useProductCards } from './productCards';
import { Section } from './Section';
import { Shelf } from './Shelf';

/** How many cards stand in the first row of the widest screen: their pictures are fetched without waiting. */
const firstRow = 3;

/** All products that can be applied for. */
export function Catalogue({ warmUpForms }: { warmUpForms: () => void }) {
  const { cards, failed, loading, reload } = useProductCards();
  const heading = useRef<HTMLHeadingElement>(null);
  const retry = async (): Promise<void> => {
    // The button that was pressed is gone then.
    if (await reload()) heading.current?.focus();
  };
  return (
    <Section name={homeWords.products} heading={heading}>
      {cards?.length === 0 && (
        <Box component="p" sx={{ m: 0, py: 4, color: 'text.secondary' }}>
          {homeWords.empty}
        </Box>
      )}
      {cards && cards.length > 0 && (
        <Shelf>
          {cards.map((card, index) => (
            <li key={card.id}>
              <ProductCard card={card} urgent={index < firstRow} onApproach={warmUpForms} />
            </li>
          ))}
        </Shelf>
      )}
      {!cards && failed && <CatalogueFault retrying={loading} onRetry={retry} />}
      {!cards && !failed && (
        <Box role="status" aria-label={homeWords.loading}>
          <Shelf>
            {Array.from({ length: firstRow }, (_, index) => (
              <li key={index}>
                <SkeletonCard />
              </li>
            ))}
          </Shelf>
        </Box>
      )}
    </Section>
  );
}
