import { bareList, type ConstantStyles, surface } from '../../theme';

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

/** The height of the line that the link stands in. */
const linkHeight = 44;

/** A product, and what stands in its place until it comes. */
export const cardStyles = {
  card: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    height: 1,
    borderRadius: 2,
    ...surface,
    // Not cut off by `overflow`, which would take the ring of the link away.
    '& > :first-child': { borderStartStartRadius: 'inherit', borderStartEndRadius: 'inherit' },
  },
  cardPressable: {
    transition: 'box-shadow .2s, border-color .2s',
    '&:hover': { borderColor: 'primary.main', boxShadow: '0 8px 28px rgba(20, 36, 42, .14)' },
  },
  cardPicture: {
    display: 'block',
    width: 1,
    height: 'auto',
    aspectRatio: '16 / 9',
    objectFit: 'cover',
    bgcolor: 'primary.light',
  },
  /** What stands below the picture. */
  cardBody: { display: 'flex', flexDirection: 'column', flex: 1, p: { xs: 2, xl: 2.5 }, gap: 1 },
  /**
   * Room for as much as most products say, two lines of name and three or four of text, so that a card that comes is as high as
   * the place kept for it.
   */
  cardTexts: { flex: 1, minHeight: { xs: '7.6rem', md: '9rem' } },
  cardName: { typography: 'h4', m: 0 },
  cardText: { typography: 'body2', color: 'text.secondary', m: 0, mt: 1 },
  cardFacts: {
    typography: 'body2',
    m: 0,
    mt: 1.5,
    '& > div': {
      display: 'flex',
      // Where both have no room side by side, the value stands below its name.
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: 2,
      py: 0.5,
      borderTop: 1,
      borderColor: 'divider',
    },
    '& dt': { color: 'text.secondary' },
    '& dd': { m: 0, fontWeight: 600 },
  },
  cardLink: {
    alignSelf: 'flex-start',
    minHeight: linkHeight,
    display: 'inline-flex',
    alignItems: 'center',
    gap: 0.75,
    color: 'primary.main',
    fontWeight: 600,
    textDecoration: 'none',
    '& svg': { flex: 'none', width: 20, height: 20, transition: 'transform .2s' },
    'article:hover > div > &': { textDecoration: 'underline', textUnderlineOffset: 4 },
    'article:hover > div > & svg': { transform: 'translateX(4px)' },
    ...wholeCard('&'),
  },
  cardGrid: {
    ...bareList,
    display: 'grid',
    gap: 3,
    gridTemplateColumns: {
      xs: 'minmax(0, 1fr)',
      sm: 'repeat(2, minmax(0, 1fr))',
      lg: 'repeat(3, minmax(0, 1fr))',
    },
  },
  /** Of a card whose product is on its way. */
  cardBar: { borderRadius: 1, bgcolor: 'action.disabledBackground', opacity: 0.6 },
  cardBarPicture: { aspectRatio: '16 / 9', bgcolor: 'action.disabledBackground' },
  cardBarName: { width: 0.7, height: '1.4rem' },
  cardBarText: { mt: 1.5, height: '3.6rem' },
  cardBarLink: { width: 0.4, height: linkHeight },
  /** Products under a title. */
  products: { gridColumn: '1 / -1', minWidth: 0, mt: { xs: 1, md: 3 } },
  noProducts: { m: 0, py: 4, color: 'text.secondary' },
} as const satisfies ConstantStyles;
