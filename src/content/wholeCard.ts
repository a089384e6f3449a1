import { type ConstantStyles } from '../theme';

/**
 * Makes all of a card, an element with a position and a border of 1 px, the target of its one link, and draws the focus ring around the
 * card. The ring is that of the link's own area: a card could see the focus of its link by `:has` alone, which Firefox 115 lacks.
 *
 * @param link  the selector of the link
 */
export const wholeCard = (link: string) =>
  ({
    [`${link}:focus-visible`]: { outline: 'none' },
    [`${link}::after`]: { content: '""', position: 'absolute', inset: 0, borderRadius: 2 },
    [`${link}:focus-visible::after`]: {
      outline: '3px solid',
      outlineColor: 'primary.main',
      outlineOffset: '3px',
    },
  }) as const satisfies ConstantStyles[string];
