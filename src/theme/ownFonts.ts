/** The portal's own typeface, and what stands in its place until it has come (`fontStyles.ts`). */
export const ownFonts = '"Plus Jakarta Sans","Jakarta of Roboto","Jakarta of Arial"';
