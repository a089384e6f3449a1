import { bareList, surface } from './tokens';
import { type ConstantStyles } from './constantStyles';
import { progressStyles, roomForList } from './progressStyles';

const layout = {
  // By the room that the form has, not by the window's width: it also stands in a pane beside other things.
  formRoom: { containerType: 'inline-size' },
  formColumns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 640px)',
    justifyContent: 'center',
    // Of a header beside the sheet (`formHeaderBeside`).
    gridAutoColumns: '240px',
    columnGap: 5,
    [roomForList]: { gridTemplateRows: 'repeat(4, auto) 1fr' },
  },
  /** As wide as a sheet and the list beside it, for a page without the list. */
  wideColumns: {
    [roomForList]: { gridTemplateColumns: 'minmax(0, 920px)' },
    '& .Eform-sheet': { maxWidth: 'none' },
  },
  formSheet: { minWidth: 0 },
  draftNotices: { display: 'grid', gap: 1.5, mb: 2, '&:empty': { mb: 0 } },
  // Last in the form: where that is further down, it stands at the lower edge of the window, above the line about the connection.
  expiryWarning: {
    position: 'sticky',
    bottom: { xs: 72, sm: 56 },
    zIndex: 'appBar',
    mt: 2,
    boxShadow: 6,
  },
  /** The surface that a form is written on; on a phone it reaches from edge to edge. */
  sheet: {
    maxWidth: 640,
    minWidth: 0,
    mx: { xs: -2, sm: 0 },
    p: { xs: 2.5, sm: 4 },
    ...surface,
    borderInlineWidth: { xs: 0, sm: 1 },
    borderRadius: { xs: 0, sm: 3 },
  },
  wholeLine: { gridColumn: '1 / -1' },
  /** In a page of other things. */
  embedded: { gridColumn: '1 / -1' },
  /** A popup is a surface of its own. */
  embeddedSheet: { '[role="dialog"] &': { maxWidth: 'none', m: 0, p: 0, border: 0 } },
  /** As high as the window: what stands below a form in a page does not jump about. */
  loadingStep: { gridColumn: '1 / -1', minHeight: '100vh' },
  formNotice: { minHeight: 32, py: 0.5, color: 'text.secondary', typography: 'body2' },
  copiedLine: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'flex-start',
    gap: 1,
    m: 0,
    mt: 1,
    p: 2,
    pr: 1,
    bgcolor: 'primary.light',
    borderRadius: 1,
    '& button': { flex: 'none', my: -0.5 },
  },
  formButtons: { display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, gap: 1.5 },
} as const satisfies ConstantStyles;

const step = {
  stepTitle: { typography: 'h2', m: 0, mb: 2 },
  stepTitleOver: { mb: 0.5 },
  stepSubtitle: { color: 'text.secondary', mb: 2 },
  // On wide screens the numbered header says the subtitle already.
  stepTitleNumbered: { [roomForList]: { mb: 2 } },
  stepSubtitleNumbered: { [roomForList]: { display: 'none' } },
  stepLegend: { mb: 2 },
  besideResults: {
    [roomForList]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr)',
      columnGap: 5,
    },
  },
  results: {
    mt: 3,
    [roomForList]: {
      mt: 0,
      position: 'sticky',
      top: 24,
      alignSelf: 'start',
    },
  },
  /** On paper alone. */
  printedLine: { display: 'none' },
  previewSteps: {
    '& > section': { pb: 3, breakInside: 'avoid' },
    [roomForList]: {
      columns: '2',
      columnGap: 5,
    },
  },
  stepLinks: { display: 'flex', gap: 2, flexWrap: 'wrap', mt: 3, '& a': { color: 'primary.main' } },
} as const satisfies ConstantStyles;

const errors = {
  errorSummary: {
    border: 2,
    borderColor: 'error.main',
    borderRadius: 2,
    bgcolor: 'background.paper',
    p: 2,
    mb: 3,
    scrollMarginTop: '16px',
  },
  errorSummaryTitle: { typography: 'h6', color: 'error.main', mt: 0, mb: 1 },
  errorSummaryLines: {
    ...bareList,
    '& a': { display: 'inline-block', py: 0.5, color: 'error.main', verticalAlign: 'top' },
    '@media (pointer: coarse)': { '& a': { py: 1.25 } },
  },
} as const satisfies ConstantStyles;

const start = {
  startPage: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: 2.5,
    '& a': { color: 'primary.main' },
    // As wide as a step and the list beside it, 920 px; its parts stand side by side.
    [roomForList]: {
      maxWidth: 'none',
      mx: '-140px',
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      columnGap: 5,
      '& > *': { gridColumn: '1 / -1' },
      '& > section': { gridColumn: 'auto' },
      '& > :last-child': { justifySelf: 'start' },
    },
  },
  // On a phone the picture is small beside the title: what is to be read stays in the first window.
  startHead: {
    display: 'flex',
    flexDirection: 'row-reverse',
    justifyContent: 'space-between',
    alignItems: 'flex-start',
    flexWrap: 'wrap',
    gap: 2,
    '& > div': { flex: '1 1 9em' },
    '& p': { m: 0, color: 'text.secondary' },
    '& h1': { mb: 1 },
  },
  startPicture: {
    width: { xs: 88, sm: 240 },
    height: { xs: 88, sm: 135 },
    objectFit: 'cover',
    borderRadius: 2,
  },
  startProduct: { color: 'text.secondary', typography: 'body2' },
  startFacts: {
    display: 'grid',
    gap: 2,
    gridTemplateColumns: 'repeat(auto-fit, minmax(8.25em, 1fr))',
    m: 0,
    p: 2,
    bgcolor: 'primary.light',
    borderRadius: 2,
    '& dt': { color: 'text.secondary', typography: 'body2' },
    '& dd': { m: 0, fontWeight: 600 },
    '& > :last-child:nth-of-type(odd)': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
    // Who may apply is a sentence: behind a full row it would stand alone in a narrow column.
    '& > :last-child:nth-of-type(n + 6)': { gridColumn: '1 / -1' },
  },
  startPart: { '& > h2': { typography: 'h6', m: 0, mb: 1 }, '& > p': { m: 0 } },
  startDocuments: {
    ...bareList,
    display: 'grid',
    gap: 1,
    '& > li': { display: 'flex', gap: 1.25 },
    // A tick, and no box: there is nothing to press.
    '& > li::before': {
      content: '""',
      flex: 'none',
      width: 7,
      height: 13,
      mx: '4px',
      mt: '3px',
      borderStyle: 'solid',
      borderWidth: '0 2px 2px 0',
      borderColor: 'primary.main',
      transform: 'rotate(45deg)',
    },
  },
  // As wide as a narrow screen.
  startButton: { display: 'grid', mt: 0.5, alignSelf: { xs: 'stretch', sm: 'start' } },
} as const satisfies ConstantStyles;

/** What stands around every step of a form. */
export const formStyles = { ...layout, ...step, ...errors, ...start, ...progressStyles } as const;
