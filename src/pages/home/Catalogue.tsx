import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode } from 'react';
import useSWR from 'swr';
import { fetchCarousel, type Card } from '../../api';
import { homeWords } from '../../messages/id';
import { ProductCard } from './ProductCard';

/** All products that can be applied for. */
export function Catalogue({ warmUpForms }: { warmUpForms: () => void }) {
  const { data, error, mutate } = useSWR<readonly Card[], Error>('catalogue', () =>
    fetchCarousel({ categories: [] }),
  );
  if (data) {
    if (data.length === 0) return <p>{homeWords.empty}</p>;
    return (
      <Shelf name={homeWords.products}>
        {data.map((card) => (
          <li key={card.id}>
            <ProductCard card={card} onApproach={warmUpForms} />
          </li>
        ))}
      </Shelf>
    );
  }
  if (error) {
    return (
      <Alert severity="error" action={<Button onClick={() => void mutate()}>{homeWords.retry}</Button>}>
        {homeWords.failed}
      </Alert>
    );
  }
  return (
    <Box role="status" aria-label={homeWords.loading}>
      <Shelf name={homeWords.products}>
        {[1, 2, 3].map((number) => (
          <Box
            component="li"
            key={number}
            aria-hidden
            sx={{ height: 380, borderRadius: 3, bgcolor: 'action.hover' }}
          />
        ))}
      </Shelf>
    </Box>
  );
}

function Shelf({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box component="section" aria-label={name} sx={{ mb: 5 }}>
      <Box component="h2" sx={{ typography: 'h5', fontWeight: 700, mt: 0, mb: 2 }}>
        {name}
      </Box>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          p: 0,
          m: 0,
          display: 'grid',
          gap: { xs: 2, md: 3 },
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: 'repeat(3, 1fr)' },
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
