/** The frame of a product, and of what stands in its place until it comes. */
export const cardFrame = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: 1,
  borderRadius: 2,
  overflow: 'hidden',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
} as const;

/** What stands below the picture. */
export const cardText = {
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  p: { xs: 2, xl: 2.5 },
  gap: 1,
} as const;

/**
 * Room for as much as most products say, two lines of name and three or four of text, so that a card that comes is as high as
 * the place kept for it.
 */
export const cardTexts = { flex: 1, minHeight: { xs: '7.6rem', md: '9rem' } } as const;

/** The height of the line that the link stands in. */
export const linkHeight = 44;
