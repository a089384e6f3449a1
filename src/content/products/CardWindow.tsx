import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { manyProductsWords } from '../../messages';
import type { Card } from '../../api';

/** Cards that are drawn at once: a catalogue of hundreds must not slow a phone down. */
export const step = 24;

export interface CardsProps {
  cards: readonly Card[];
  /** Draws cards side by side. */
  children: (drawn: readonly Card[]) => ReactElement;
}

/** Draws the first cards, and more of them when asked. */
export function CardWindow({ cards, children }: CardsProps) {
  const [most, setMost] = useState(step);
  const frame = useRef<HTMLDivElement>(null);
  const rest = cards.length - most;
  useEffect(() => {
    // The button may be gone: who pressed it goes on with the first of the new cards.
    if (most > step) frame.current?.querySelectorAll<HTMLElement>('article a')[most - step]?.focus();
  }, [most]);
  return (
    <div ref={frame}>
      {children(rest > 0 ? cards.slice(0, most) : cards)}
      {rest > 0 && (
        <Box sx={{ mt: 2, textAlign: 'center' }} className="no-print">
          <Button variant="outlined" onClick={() => setMost(most + step)}>
            <span>{manyProductsWords.more(Math.min(step, rest))}</span>
          </Button>
        </Box>
      )}
    </div>
  );
}
