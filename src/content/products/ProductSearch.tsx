import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDeferredValue, useId, useMemo, useRef } from 'react';
import { InputBox } from '../../fields/common/InputBox';
import { manyProductsWords as words } from '../../messages';
import { CardGrid } from './ProductCard';
import type { Category } from './cards';
import { Cards } from './Cards';
import type { Card } from '../../api';

/** Small letters without accents, as people type them. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** All that a card says. */
function wordsOf(card: Card, category: string): string {
  const facts = (card.facts ?? []).map((fact) => fact.join(' '));
  return plain([card.name, category, card.shortDescription ?? '', ...facts].join(' '));
}

/** The cards that say every word of `query`, those whose name says them all first; each product once. */
export function cardsFor(query: string, categories: readonly Category[]): Card[] {
  const asked = plain(query).split(/\s+/).filter(Boolean);
  const says = (text: string): boolean => asked.every((word) => text.includes(word));
  const hits = new Map<string, Card>();
  for (const { fullName, cards } of categories) {
    for (const card of cards) if (says(wordsOf(card, fullName))) hits.set(card.id, card);
  }
  const rank = ({ name }: Card): number => (says(plain(name)) ? 0 : 1);
  return [...hits.values()].sort((a, b) => rank(a) - rank(b));
}

interface ProductSearchProps {
  categories: readonly Category[];
  query: string;
  onChange: (query: string) => void;
}

/** A search among all products of the page; what is found stands below it, each product once. */
export function ProductSearch({ categories, query, onChange }: ProductSearchProps) {
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  // A key is drawn at once, the cards after it.
  const asked = useDeferredValue(query).trim();
  const hits = useMemo(() => (asked === '' ? [] : cardsFor(asked, categories)), [asked, categories]);
  const clear = (): void => {
    onChange('');
    frame.current?.querySelector('input')?.focus();
  };
  return (
    <div ref={frame}>
      <Box role="search" aria-label={words.search} className="no-print" sx={{ maxWidth: 480, mb: 2.5 }}>
        <Box component="label" htmlFor={id} sx={{ display: 'block', fontWeight: 600, mb: 0.75 }}>
          {words.search}
        </Box>
        <InputBox
          input={{
            id,
            type: 'search',
            value: query,
            placeholder: words.searchExample,
            autoComplete: 'off',
            enterKeyHint: 'search',
            onChange: ({ target }) => onChange(target.value),
          }}
        />
      </Box>
      <Box component="p" role="status" sx={{ m: 0, mb: asked === '' ? 0 : 2, color: 'text.secondary' }}>
        {asked !== '' && (hits.length > 0 ? words.found(hits.length) : words.notFound(asked))}
      </Box>
      {hits.length > 0 && (
        <Cards key={asked} cards={hits}>
          {(cards) => <CardGrid cards={cards} />}
        </Cards>
      )}
      {asked !== '' && (
        <Button variant="outlined" onClick={clear} sx={{ mt: hits.length > 0 ? 3 : 0 }}>
          {words.clearSearch}
        </Button>
      )}
    </div>
  );
}
