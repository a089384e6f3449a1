const gone = { display: 'none !important' } as const;
const plain = { border: '0 !important', padding: '0 !important', boxShadow: 'none !important' } as const;
const tight = {
  minHeight: '0 !important',
  marginBlock: '0 !important',
  paddingBlock: '0 !important',
} as const;

/** What stands around the answers: the header is the head of a letter, with word mark, name, and how to reach the bank. */
const frame = {
  html: { fontSize: '10.5px' },
  body: { background: '#fff !important' },
  '.no-print, .MuiButton-root, .Eform-menuButton, .Eform-navigation, .Eform-helpButton, .Eform-helpPanel > a, .Eform-quietFooter a, .Eform-draftNotices, [data-error-summary], [data-preview-page] > :is(h1 + p, .MuiAlert-root, :last-child)':
    gone,
  '.Eform-page': { display: 'block !important', minHeight: '0 !important' },
  '.Eform-formColumns': { display: 'block !important' },
  '.Eform-main': { minHeight: '0 !important' },
  ':is(.Eform-column, .Eform-headerLine, .Eform-quietColumn)': {
    maxWidth: 'none !important',
    padding: '6px 0 !important',
  },
  '.Eform-headerLine': { flexWrap: 'nowrap !important' },
  '.Eform-header': {
    borderBottom: '2px solid !important',
    borderColor: 'var(--eform-primary-main) !important',
  },
  // The name stands below the word mark; what is said beside them may take several lines.
  '.Eform-brand': {
    flex: 'none',
    display: 'grid !important',
    gap: '2px !important',
    minHeight: '0 !important',
  },
  '.Eform-printedLine': { display: 'block !important', fontWeight: 700 },
  '.Eform-printedName': { display: 'block !important', fontSize: '0.9rem' },
  '.Eform-headerWays': { flex: '1 !important', minWidth: 0 },
  '.Eform-helpPanel': {
    ...plain,
    display: 'block !important',
    position: 'static !important',
    width: 'auto !important',
  },
  '.Eform-helpPanel ul': { textAlign: 'right' },
  '.Eform-helpPanel li': { display: 'inline-block', marginInlineStart: '12px', fontSize: '0.9rem' },
  '.Eform-helpPanel li a': { minHeight: '0 !important', textDecoration: 'none' },
  '.Eform-formHeader, .Eform-formHeader *': tight,
  '.Eform-quietFooter': { ...tight, marginTop: '6px !important', breakInside: 'avoid' },
  '.Eform-quietFooter p': { marginTop: '2px !important', lineHeight: 1.3 },
  ':is(.Eform-sheet, [data-receipt], [data-receipt] > :first-child)': {
    ...plain,
    maxWidth: 'none !important',
  },
} as const;

/** A dialog takes the place of the page behind it, below the head of the letter; a receipt keeps its place. */
const dialog = {
  // What an open dialog lies over is hidden from screen readers.
  'body > [aria-hidden="true"] .Eform-main .Eform-column > :not([data-receipt]), .MuiBackdrop-root': gone,
  'body > [aria-hidden="true"] .Eform-quietFooter': gone,
  ':is(.MuiDialog-root:not(.no-print), .MuiDialog-container, .MuiDialog-paper)': {
    ...plain,
    position: 'static !important',
    display: 'block !important',
    height: 'auto !important',
    maxWidth: 'none !important',
    maxHeight: 'none !important',
    margin: '0 !important',
    overflow: 'visible !important',
  },
} as const;

/** Answers in two columns of short lines: a receipt is one page, and so are most previews. */
const answers = {
  '[data-preview]': { gridTemplateColumns: '2fr 3fr !important', alignItems: 'baseline !important' },
  '[data-preview] > :is(dt, dd)': { gridColumn: 'auto !important', gridRow: 'auto !important' },
  ':is([data-preview], [data-recap] dl > div)': {
    paddingBlock: '1px !important',
    columnGap: '8px !important',
    '& > *': { paddingTop: '0 !important', lineHeight: '1.22 !important' },
  },
  ':is(.Eform-previewSteps, [data-parts])': { columns: '2 !important', columnGap: '24px !important' },
  ':is(.Eform-previewSteps > section, [data-parts] > div)': {
    marginBlock: '0 !important',
    paddingBottom: '6px !important',
  },
  // A column may end within a step, and never within an answer, behind a title or its first two answers, or before its last two.
  '.Eform-previewSteps > section': {
    breakInside: 'auto',
    '& > :first-child': { breakAfter: 'avoid' },
    '& dl > :nth-of-type(-n + 2)': { breakAfter: 'avoid' },
    '& dl > :nth-last-of-type(-n + 2)': { breakBefore: 'avoid' },
  },
  '[data-parts] > div': { breakInside: 'avoid' },
  '[data-parts] dl': plain,
  '[data-parts] dl > div': { paddingInline: '0 !important', gridTemplateColumns: '1fr 1fr !important' },
  ':is([data-preview-page], [data-receipt]) :is(h1, h2, h3)': {
    marginBlock: '4px 2px !important',
    paddingBlock: '0 !important',
    lineHeight: '1.3 !important',
  },
  '.Eform-previewSteps h2': { fontSize: '1.15rem' },
  ':is([data-preview-page], [data-receipt]) > section': {
    marginBlock: '4px 0 !important',
    '& :is(ul, ol)': { marginBlock: '2px' },
    '& :is(li, p)': { marginBlock: '1px !important', lineHeight: 1.35 },
  },
  '[data-preview-page] .Eform-choice *': { paddingBlock: '0 !important' },
} as const;

/** The head of a receipt: what was sent, its number, and at the right the code that leads to it. */
const receipt = {
  '[data-receipt] > :first-child': {
    position: 'relative',
    minHeight: '104px',
    textAlign: 'left !important',
    '& > svg': { float: 'left', width: '24px', height: '24px', marginRight: '8px' },
    '& > h1': { marginBlock: '0 4px !important', lineHeight: '24px !important' },
    '& > div': { marginRight: '112px' },
    '& > figure': {
      position: 'absolute',
      top: 0,
      right: 0,
      width: '96px',
      textAlign: 'center',
      minHeight: '0 !important',
      margin: '0 !important',
      lineHeight: 1.2,
      '& > svg': { width: '80px !important', border: '0 !important' },
      '& > figcaption': { margin: '0 !important', lineHeight: 'inherit' },
    },
    '& > [data-registration-number]': { marginBlock: '0 2px !important', lineHeight: 1.2 },
  },
} as const;

/**
 * Answers and texts are printed as a document of the bank, without links, in dark ink on white paper.
 * Nothing is torn over two pages that fits on one.
 */
export const printStyles = {
  '@media print': {
    ...frame,
    ...dialog,
    ...answers,
    ...receipt,
    'article, tr, li, figure, dl > div': { breakInside: 'avoid' },
    'h1, h2, h3, h4': { breakAfter: 'avoid' },
  },
} as const;
