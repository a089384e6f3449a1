const gone = { display: 'none !important' } as const;
const plain = { border: '0 !important', padding: '0 !important', boxShadow: 'none !important' } as const;

/**
 * Printed are answers and texts as the bank's own document, not ways through the portal; in ink that is dark, on paper that stays white.
 * The header is its head: word mark, name, and how to reach the bank. Nothing is torn over two pages that fits on one.
 */
export const printStyles = {
  '@media print': {
    html: { fontSize: '11px' },
    body: { background: '#fff !important' },
    '.no-print, .MuiButton-root, .Eform-menuButton, .Eform-navigation, .Eform-helpButton, .Eform-helpPanel > a, .Eform-quietFooter a, .Eform-draftNotices, [data-error-summary], [data-preview-page] .MuiAlert-root':
      gone,
    '.Eform-page': { display: 'block !important', minHeight: '0 !important' },
    '.Eform-formColumns': { display: 'block !important' },
    '.Eform-main': { minHeight: '0 !important' },
    ':is(.Eform-column, .Eform-headerLine, .Eform-quietColumn)': {
      maxWidth: 'none !important',
      padding: '8px 0 !important',
    },
    '.Eform-header': {
      borderBottom: '2px solid !important',
      borderColor: 'var(--eform-primary-main) !important',
    },
    // The name stands below the word mark; what is said beside them may take several lines.
    '.Eform-brand': { flex: 'none', display: 'grid !important', gap: '2px !important' },
    '.Eform-printedName': { display: 'block !important', fontSize: '0.9rem' },
    '.Eform-headerWays': { flex: '0 1 auto !important', minWidth: 0 },
    '.Eform-helpPanel': {
      ...plain,
      display: 'block !important',
      position: 'static !important',
      width: 'auto !important',
    },
    '.Eform-helpPanel ul': { textAlign: 'right' },
    '.Eform-helpPanel li': { display: 'inline-block', marginInlineStart: '12px', fontSize: '0.9rem' },
    '.Eform-helpPanel li a': { minHeight: '0 !important', textDecoration: 'none' },
    '.Eform-quietFooter': {
      marginTop: '12px !important',
      paddingBlock: '0 !important',
      breakInside: 'avoid',
    },
    ':is(.Eform-sheet, [data-receipt], [data-receipt] > :first-child)': {
      ...plain,
      maxWidth: 'none !important',
    },
    '[data-preview]': { gridTemplateColumns: '2fr 3fr !important', alignItems: 'baseline !important' },
    '[data-preview] > :is(dt, dd)': { gridColumn: 'auto !important', gridRow: 'auto !important' },
    ':is([data-preview], [data-recap] dl > div)': {
      paddingBlock: '1.5px !important',
      columnGap: '8px !important',
      lineHeight: 1.35,
    },
    // Two columns of short lines: a receipt is one page, and a long application two.
    ':is(.Eform-previewSteps, [data-parts])': { columns: '2 !important', columnGap: '24px !important' },
    '[data-parts] > div': { breakInside: 'avoid', marginTop: '0 !important', paddingBottom: '8px' },
    '[data-parts] h3': { marginTop: '0 !important' },
    '[data-parts] dl': plain,
    '[data-parts] dl > div': { paddingInline: '0 !important', gridTemplateColumns: '1fr 1fr !important' },
    // The head of the receipt, as a letter has it.
    '[data-receipt] > :first-child': { ...plain, marginBottom: '8px' },
    '[data-receipt] > :first-child svg[viewBox="0 0 48 48"]': { width: '28px', height: '28px' },
    '[data-receipt] > :first-child :is(h1, div, figure)': { marginBlock: '2px !important' },
    '[data-receipt] li + li': { marginTop: '2px !important' },
    '.Eform-previewSteps > section': { marginTop: '0 !important', paddingBottom: '8px !important' },
    ':is([data-receipt], [data-preview-page]) :is(section, h1, h2, h3)': {
      marginBlock: '8px 4px !important',
    },
    'article, tr, li, figure, dl > div': { breakInside: 'avoid' },
    'h1, h2, h3, h4': { breakAfter: 'avoid', outline: 'none !important' },
  },
} as const;
