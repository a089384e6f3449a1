/** Lists of the panels: rows between lines. */
export const listStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& > li': { py: 1, borderBottom: 1, borderColor: 'divider' },
  '& > li:last-child': { borderBottom: 0 },
} as const;

/** A button that reads as a part of its row. */
export const inRow = { p: 0, minWidth: 0, minHeight: 24, textAlign: 'left', typography: 'body2' } as const;
