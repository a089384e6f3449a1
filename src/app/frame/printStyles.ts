/** Printed are answers and texts, not ways through the portal; in ink that is dark, on paper that stays white. */
export const printStyles = {
  '@media print': {
    '.no-print': { display: 'none !important' },
    body: { background: '#fff !important' },
    'article, tr, li, figure': { breakInside: 'avoid' },
    'h1, h2, h3, h4': { breakAfter: 'avoid' },
  },
} as const;
