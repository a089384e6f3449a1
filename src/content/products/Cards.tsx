import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { manyProductsWords } from '../../messages';
import type { Card } from '../../api';

/** Cards that are drawn at once: a catalogue of hundreds must not slow a phone down. */
const step = 24;

/** Draws the first cards side by side, and more of them when asked. */
export function Cards({
  cards,
  children,
}: {
  cards: readonly Card[];
  children: (drawn: readonly Card[]) => ReactElement;
}) {
  const [most, setMost] = useState(step);
  const frame = useRef<HTMLDivElement>(null);
  const rest = cards.length - most;
  useEffect(() => {
    // The button may be gone: who pressed it goes on with the first of the new cards.
    if (most > step) frame.current?.querySelectorAll<HTMLElement>('article a')[most - step]?.focus();
  }, [most]);
  if (cards.length <= step) return children(cards);
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
