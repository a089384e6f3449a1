import { styled } from '@mui/material/styles';
import { focusRing, neutral } from '../../theme';

/** Height of the list in pixels: 72 units of 4. */
const listHeight = 288;

/** A list on a phone that is short enough to be drawn whole: cards down the page, and nothing that scrolls inside it. */
const cards = '&[data-full]:not([data-long])';

/** The frame around everything that scrolls. */
export const ListBox = styled('div')(({ theme }) => ({
  position: 'relative',
  backgroundColor: theme.palette.background.paper,
  border: `1px solid ${neutral.border}`,
  borderRadius: theme.shape.borderRadius,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  '&[data-full]': { height: listHeight },
  [theme.breakpoints.down('sm')]: {
    [cards]: { height: 'auto', borderColor: 'transparent', boxShadow: 'none', overflow: 'visible' },
    [`${cards} [data-branch]`]: {
      border: `1px solid ${neutral.border}`,
      borderRadius: theme.shape.borderRadius,
    },
    [`${cards} [data-branch] + [data-branch]`]: { marginTop: theme.spacing(1) },
    [`${cards} [data-chosen]`]: { borderColor: theme.palette.primary.main },
    [`${cards}[data-invalid] [data-branch]`]: { borderColor: theme.palette.error.main },
  },
  '&[data-invalid]': {
    borderColor: theme.palette.error.main,
    boxShadow: `inset 0 0 0 1px ${theme.palette.error.main}`,
  },
  '&[data-readonly]': { backgroundColor: neutral.quiet, borderColor: neutral.line },
  '&:focus-visible': focusRing(theme),
}));

/** What stands in the box in place of a list. */
export const BoxWords = styled('p')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  minHeight: 72,
  '[data-full] &': { minHeight: listHeight - 2 },
  margin: 0,
  padding: theme.spacing(2),
  textAlign: 'center',
  color: theme.palette.text.secondary,
}));

export const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  columnGap: theme.spacing(0.5),
  padding: theme.spacing(0.75, 1.5, 0.75, 0.5),
  borderBottom: `1px solid ${neutral.line}`,
  '&[data-chosen]': { backgroundColor: theme.palette.primary.light },
  '& label': { display: 'block', padding: '10px 0 4px', lineHeight: 1.5, cursor: 'pointer' },
  '&[data-readonly] label': { cursor: 'default' },
  '& a': {
    gridColumn: 2,
    justifySelf: 'start',
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    padding: theme.spacing(0, 1),
    marginLeft: theme.spacing(-1),
    borderRadius: theme.shape.borderRadius,
    fontWeight: 600,
    color: theme.palette.primary.main,
    textUnderlineOffset: 3,
    '&:hover': { textDecorationThickness: 2 },
    '&:focus-visible': { ...focusRing(theme), outlineOffset: -3 },
  },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    '& a': { gridColumn: 3, margin: 0 },
  },
}));

/** Name, address and services, one line each. */
export const Line = styled('span')(({ theme }) => ({
  display: 'block',
  overflowWrap: 'anywhere',
  fontSize: '0.9375rem',
  lineHeight: 1.45,
  color: theme.palette.text.secondary,
  '&[data-name]': { fontSize: '1rem', fontWeight: 600, color: theme.palette.text.primary },
}));

/** A service and its numbers, none of which is broken in two. */
export const Service = styled(Line)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(1.5),
  '& b': { fontWeight: 600, color: theme.palette.text.primary },
  // On a ground of its own: a theme need not have a warning's colour that can be read as words.
  '& [data-full]': {
    padding: theme.spacing(0, 1),
    color: theme.palette.text.primary,
    backgroundColor: theme.palette.warning.light,
    borderRadius: theme.shape.borderRadius,
  },
  '& span': { whiteSpace: 'nowrap' },
}));

/** What is to be said above the box. */
export const Notice = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.5, 1),
  marginBottom: theme.spacing(1),
  padding: theme.spacing(0.5, 1.5),
  lineHeight: 1.4,
  backgroundColor: theme.palette.warning.light,
  border: `1px solid ${theme.palette.warning.main}`,
  borderRadius: theme.shape.borderRadius,
}));

/** Search and chosen branch, above the list. */
export const Above = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.75),
  '&:not(:empty)': { marginBottom: theme.spacing(1) },
}));

/** Which branch is chosen, where the list may hide it. */
export const Chosen = styled('p')({ margin: 0, fontWeight: 600, lineHeight: 1.4, overflowWrap: 'anywhere' });
