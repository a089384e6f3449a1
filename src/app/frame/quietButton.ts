/** A button of the header: words without a ground of their own. */
export const quietButton = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  // Forced colours draw it: without a box nobody would take it for a button.
  border: '1px solid transparent',
  borderRadius: 1,
  bgcolor: 'transparent',
  color: 'primary.dark',
  font: 'inherit',
  fontWeight: 600,
  textDecoration: 'none',
  cursor: 'pointer',
  '&:hover': { bgcolor: 'primary.light' },
  '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2 },
} as const;
