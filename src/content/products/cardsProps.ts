import { type ReactElement } from 'react';
import type { Card } from '../../api';

/** Cards that are drawn at once: a catalogue of hundreds must not slow a phone down. */
export const step = 24;

export interface CardsProps {
  cards: readonly Card[];
  /** Draws cards side by side. */
  children: (drawn: readonly Card[]) => ReactElement;
}
