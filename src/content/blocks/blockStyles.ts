import { type Theme } from '@mui/material/styles';
import { bareList, type ConstantStyles, surface } from '../../theme';
import { wholeCard } from '../products/cardStyles';

const wholeLine = { gridColumn: '1 / -1' } as const;

const texts = {
  actionLine: wholeLine,
  heading: { ...wholeLine, textUnderlineOffset: '0.25em', m: 0 },
  heading1: { typography: 'h1' },
  heading2: { typography: 'h2' },
  heading3: { typography: 'h3' },
  heading4: { typography: 'h4' },
  heading5: { typography: 'h5' },
  heading6: { typography: 'h6' },
  richText: {
    ...wholeLine,
    // No longer than an eye follows from one line to the next; a table has all the room (`richText_wide`).
    maxWidth: '72ch',
    '& > :first-of-type': { mt: 0 },
    '& > :last-child': { mb: 0 },
    // Never larger than the heading of the step that it stands in.
    '& h2': { typography: 'h4' },
    '& h3, & h4': { typography: 'h5' },
  },
  richText_wide: { maxWidth: 'none', '& > :is(p, ul, ol)': { maxWidth: '72ch' } },
  richText_error: { color: 'error.main' },
  richText_guide: { color: 'text.secondary' },
} as const satisfies ConstantStyles;

const hero = ({ palette: { primary }, spacing, breakpoints }: Theme) =>
  ({
    ...wholeLine,
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    padding: spacing(3, 2.5),
    borderRadius: '16px',
    color: primary.contrastText,
    backgroundColor: primary.main,
    backgroundImage: `linear-gradient(120deg, ${primary.dark}, ${primary.main})`,
    '& h1': { textWrap: 'balance', fontSize: 'clamp(1.75rem, 1.3rem + 1.9vw, 2.75rem)' },
    [breakpoints.up('md')]: {
      minHeight: 340,
      padding: spacing(7, 50, 7, 6),
      borderRadius: '24px',
      background: `var(--hero-picture) right 40px bottom / 340px auto no-repeat, linear-gradient(120deg, ${primary.dark}, ${primary.main} 65%)`,
    },
    // Browsers print no grounds, and white words need one.
    '@media print': { minHeight: 0, padding: 0, color: 'black', background: 'none' },
  }) as const;

const sections = {
  section: { ...wholeLine, minWidth: 0, mt: { xs: 1, md: 2 } },
  tinted: {
    p: { xs: 2.5, md: 4 },
    borderRadius: { xs: '16px', md: '24px' },
    bgcolor: 'primary.light',
  },
  hero,
  groups: {
    display: 'grid',
    columnGap: { xs: 2, md: 3 },
    rowGap: 3,
    gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(3, 1fr)' },
  },
  // As high as the groups beside it.
  group_one: {
    minWidth: 0,
    display: 'grid',
    gridTemplateRows: 'auto 1fr',
    '& > ul': { gridTemplateColumns: '1fr' },
  },
  group_two: {
    minWidth: 0,
    gridColumn: { sm: 'span 2' },
    '& > ul': { gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } },
  },
  group_many: { minWidth: 0, gridColumn: '1 / -1' },
  groupTitle: { typography: 'h4', mt: 1, mb: 2 },
  sectionTitle: { typography: 'h2', mt: 0, mb: { xs: 2, md: 3 } },
} as const satisfies ConstantStyles;

const lists = {
  resume: { ...wholeLine, minWidth: 0 },
  roomForResume: { ...wholeLine, minHeight: 168 },
  resumeCards: { ...bareList, display: 'grid', gap: 2 },
  resumeCard: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 2,
    p: { xs: 2, md: 2.5 },
    borderRadius: 2,
    bgcolor: 'background.paper',
    border: 1,
    borderColor: 'primary.main',
    '& h3': { typography: 'h4', m: 0 },
    '& p': { color: 'text.secondary', mt: 0.5, mb: 0 },
    '& > div:last-child': { display: 'flex', flexWrap: 'wrap', gap: 1 },
  },
  linkCards: {
    ...wholeLine,
    ...bareList,
    display: 'grid',
    gap: { xs: 2, md: 3 },
    gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(auto-fit, minmax(260px, 1fr))' },
    // Alone in its line it has all of it.
    '& > :last-child:nth-of-type(odd)': { gridColumn: { sm: '1 / -1', lg: 'auto' } },
  },
  linkCard: {
    position: 'relative',
    display: 'flex',
    gap: 2,
    p: { xs: 2, md: 2.5 },
    borderRadius: 2,
    ...surface,
    transition: 'box-shadow .2s, border-color .2s',
    '&:hover': { borderColor: 'primary.main', boxShadow: '0 8px 28px rgba(20, 36, 42, .14)' },
    '& a': { color: 'text.primary', textDecoration: 'none' },
    ...wholeCard('& a'),
    '& h3': { typography: 'h4', m: 0 },
    '& p': { color: 'text.secondary', mt: 0.5, mb: 0 },
    '& svg': {
      flex: 'none',
      width: 40,
      height: 40,
      p: 1,
      borderRadius: 2,
      bgcolor: 'primary.light',
      color: 'primary.main',
    },
  },
  numberedList: {
    ...wholeLine,
    ...bareList,
    display: 'grid',
    gap: { xs: 2, lg: 3 },
    gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' },
    '& > li': { display: 'flex', gap: 1.5 },
    '& > li > :last-child': { pt: 0.75 },
    '& h3': { typography: 'h5', m: 0 },
    '& p': { typography: 'body2', color: 'text.secondary', mt: 0.5, mb: 0 },
  },
  listNumber: {
    flex: 'none',
    width: '2.25rem',
    height: '2.25rem',
    borderRadius: 99,
    display: 'grid',
    placeItems: 'center',
    fontWeight: 700,
    color: 'primary.contrastText',
    bgcolor: 'primary.main',
  },
} as const satisfies ConstantStyles;

const tracking = {
  // As high as the window, as the skeleton of a form is.
  roomForForm: { ...wholeLine, minHeight: '100vh' },
  roomForCode: {
    ...wholeLine,
    minHeight: 246,
    display: 'grid',
    alignContent: 'end',
    justifyItems: 'center',
    color: 'text.secondary',
    '& strong': { fontSize: '1.75rem', lineHeight: 1.3, color: 'text.primary', overflowWrap: 'anywhere' },
  },
  roomForTracking: { ...wholeLine, minHeight: { xs: 541, md: 375 } },
  tracking: {
    ...wholeLine,
    minWidth: 0,
    p: { xs: 2, sm: 4 },
    ...surface,
    borderRadius: '16px',
  },
  // The page has a title of its own: this one names the box, and its second line heads it.
  trackingTitle: { fontSize: '.8125rem', letterSpacing: '.06em', color: 'text.secondary', m: 0, mb: 0.5 },
  trackingSubtitle: { typography: 'h4', m: 0, mb: 3 },
  // As wide as a narrow screen.
  trackingButton: { display: 'grid', justifyContent: { xs: 'stretch', sm: 'start' }, mt: 3 },
} as const satisfies ConstantStyles;

export const blockStyles = { ...texts, ...sections, ...lists, ...tracking } as const;
