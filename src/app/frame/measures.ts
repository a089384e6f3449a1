/** Pixels of the header. */
export const headerHeight = 64;

/** The column in which header, page and footer stand. */
export const frameWidth = { maxWidth: 1168, mx: 'auto', px: { xs: 2, sm: 3 } } as const;
