/** The surface that a form is written on; on a phone it reaches from edge to edge. */
export const sheet = {
  maxWidth: 640,
  minWidth: 0,
  mx: { xs: -2, sm: 0 },
  p: { xs: 2.5, sm: 4 },
  bgcolor: 'background.paper',
  border: 1,
  borderInlineWidth: { xs: 0, sm: 1 },
  borderColor: 'divider',
  borderRadius: { xs: 0, sm: 3 },
} as const;
