import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode } from 'react';
import useSWR from 'swr';
import { fetchTabContent, fetchTabs, type Card, type Tab } from '../../api';
import { homeWords } from '../../messages/id';
import { ProductCard } from './ProductCard';

/** A category with its products. */
interface Category {
  slug: string;
  name: string;
  cards: readonly Card[];
}

async function fetchCategories(): Promise<readonly Category[]> {
  const [tabs, cards] = await Promise.all([
    fetchTabs({ categories: [] }),
    fetchTabContent({ categories: [], excludeFormSlugs: [] }),
  ]);
  return grouped(tabs, cards);
}

/** The cards by category, in the order of the categories; a card of none stands at the end, under a name of its own. */
export function grouped(tabs: readonly Tab[], cards: readonly Card[]): readonly Category[] {
  const known = new Set(tabs.map(({ slug }) => slug));
  const categories = tabs.map(({ slug, name }) => ({
    slug,
    name,
    cards: cards.filter((card) => card.category?.slug === slug),
  }));
  const others = cards.filter(({ category }) => category === undefined || !known.has(category.slug));
  return [...categories, { slug: 'lainnya', name: homeWords.otherProducts, cards: others }].filter(
    (category) => category.cards.length > 0,
  );
}

/** All products that can be applied for. */
export function Catalogue({ warmUpForms }: { warmUpForms: () => void }) {
  const { data, error, mutate } = useSWR<readonly Category[], Error>('catalogue', fetchCategories);
  if (data) {
    if (data.length === 0) return <p>{homeWords.empty}</p>;
    return data.map(({ slug, name, cards }) => (
      <Shelf key={slug} name={name}>
        {cards.map((card) => (
          <li key={card.id}>
            <ProductCard card={card} onApproach={warmUpForms} />
          </li>
        ))}
      </Shelf>
    ));
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
      <Shelf>
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

function Shelf({ name, children }: { name?: string; children: ReactNode }) {
  return (
    <Box component="section" aria-label={name} sx={{ mb: 5 }}>
      <Box component="h2" sx={{ typography: 'h5', fontWeight: 700, mt: 0, mb: 2, minHeight: '1.5em' }}>
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
