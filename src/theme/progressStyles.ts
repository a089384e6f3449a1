import { bareList } from './tokens';
import { type ConstantStyles } from './constantStyles';

/** Room for the list of steps beside the sheet; below it, the list is folded behind a button. */
export const roomForList = '@container (min-width: 920px)';

/** A state that the ring beside it shows already: eight times the same words are noise, and are only read out. */
const readOut = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** Where the visitor is in a form, and the list of its steps. */
export const progressStyles = {
  formHeader: { mb: 3 },
  // The product's line stands over the whole form: below it are the list, in a column before that of the sheet, and the sheet. The
  // title of a step so begins below the 150 px to which the page scrolls when the step changes (`useArrival.ts`).
  formHeaderBeside: {
    [roomForList]: {
      display: 'contents',
      '& > *': { gridColumn: '-3 / -2' },
      '& > :first-child': { gridColumn: '-3 / -1', mb: 2 },
      '& > nav': { gridRow: 4 },
      '& ~ *': { gridRow: '2 / 6', gridColumn: '-2 / -1' },
    },
  },
  formHeaderLine: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    flexWrap: 'wrap',
    columnGap: 1.5,
  },
  formLeave: { display: 'flex', flex: 'none', mx: -1.5 },
  formName: { typography: 'body2', fontWeight: 700, color: 'primary.dark', m: 0 },
  stageTitle: { typography: 'h3', m: 0, mt: 1, color: 'primary.dark' },
  stageSubtitle: { m: 0, mt: 0.5, color: 'text.secondary' },
  progress: { mt: 0.5 },
  progressLine: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    flexWrap: 'wrap',
    columnGap: 1.5,
    minHeight: 44,
    typography: 'body2',
    color: 'text.secondary',
    '& > p': { m: 0, minWidth: 0 },
  },
  progressCount: { fontWeight: 600 },
  progressButton: {
    flex: 'none',
    minHeight: 44,
    px: 1,
    mr: -1,
    border: 0,
    borderRadius: 1,
    bgcolor: 'transparent',
    font: 'inherit',
    fontWeight: 600,
    color: 'primary.main',
    cursor: 'pointer',
    '&:hover': { bgcolor: 'primary.light' },
    '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: -2 },
    [roomForList]: { display: 'none' },
  },
  progressTick: {
    width: 12,
    height: 12,
    mr: 0.5,
    flex: 'none',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2,
  },
  progressBar: { display: 'flex', gap: 0.5, height: 14 },
  /** The border is what forced colours leave of it. */
  segment: {
    flex: 1,
    minWidth: 0,
    display: 'grid',
    placeItems: 'center',
    overflow: 'hidden',
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    bgcolor: 'background.paper',
    '& > svg': { mr: 0 },
  },
  segment_done: { bgcolor: 'primary.main', borderColor: 'primary.main', color: 'primary.contrastText' },
  segment_active: { bgcolor: 'primary.light', borderColor: 'primary.main', borderWidth: 2 },
  segment_open: {},
  segment_skipped: { borderStyle: 'dashed' },
  stepList: { ...bareList, mt: 2, display: 'grid', gap: 1.5 },
  stepListFolded: { display: 'none', [roomForList]: { display: 'grid' } },
  stepEntry: {
    position: 'relative',
    typography: 'body2',
    display: 'flex',
    alignItems: 'flex-start',
    gap: 1.25,
    color: 'text.secondary',
    '&[aria-current]': { color: 'primary.dark', fontWeight: 700 },
  },
  stepDetail: { display: 'flex', alignItems: 'center', fontSize: '0.8125rem', fontWeight: 400 },
  stepState_done: {},
  stepState_active: readOut,
  stepState_open: readOut,
  stepState_skipped: {},
  stepNumber: {
    width: '1.75rem',
    height: '1.75rem',
    borderRadius: '50%',
    display: 'grid',
    placeItems: 'center',
    fontSize: '0.8125rem',
    flex: 'none',
    border: 1,
    borderColor: 'divider',
    bgcolor: 'background.paper',
  },
  stepNumber_done: { bgcolor: 'primary.light', borderColor: 'primary.main', color: 'primary.dark' },
  stepNumber_active: {
    bgcolor: 'primary.main',
    borderColor: 'primary.main',
    color: 'primary.contrastText',
  },
  stepNumber_open: {},
  stepNumber_skipped: {},
} as const satisfies ConstantStyles;
