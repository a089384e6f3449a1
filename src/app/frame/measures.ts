/** Pixels of the header. */
export const headerHeight = 64;
