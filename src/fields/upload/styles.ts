import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { neutral } from '../../theme';

/** The area on which files are dropped. */
export const DropArea = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.spacing(1.5),
  padding: theme.spacing(2.5, 2),
  textAlign: 'center',
  backgroundColor: theme.palette.background.paper,
  border: `1.5px dashed ${neutral.border}`,
  borderRadius: theme.shape.borderRadius,
  transition: 'background-color 120ms, border-color 120ms',
  '&[data-dragged]': {
    backgroundColor: theme.palette.primary.light,
    borderColor: theme.palette.primary.main,
  },
  '&[data-invalid]': { borderColor: theme.palette.error.main },
  '&[data-readonly]': { backgroundColor: neutral.quiet, borderStyle: 'solid', borderColor: neutral.line },
  '& small': { fontSize: '0.875rem', lineHeight: 1.4, color: theme.palette.text.secondary },
}));

/** What stands in the area while it is empty. */
export const Invitation = styled('p')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.spacing(0.5),
  margin: 0,
  '& svg': { width: 32, height: 32, color: theme.palette.primary.main },
}));

export const Outline = styled('svg')(({ theme }) => ({
  width: 120,
  height: 76,
  fill: 'none',
  stroke: theme.palette.primary.main,
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
}));

/** What a usable picture shows. */
export const Tips = styled('ul')(({ theme }) => ({
  margin: 0,
  paddingLeft: theme.spacing(2.5),
  textAlign: 'left',
  fontSize: '0.875rem',
  lineHeight: 1.5,
  color: theme.palette.text.secondary,
}));

/** The buttons that lead to a file. */
export const Buttons = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: theme.spacing(1),
}));

/** Why files were not taken. */
export const Faults = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  textAlign: 'start',
  overflowWrap: 'anywhere',
});

export const Rows = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  width: '100%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  textAlign: 'left',
  containerType: 'inline-size',
}));

/** One file; in a narrow card its name has a line of its own. */
export const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: theme.spacing(1.5),
  minHeight: 60,
  padding: theme.spacing(1, 0.5, 1, 1),
  backgroundColor: theme.palette.background.paper,
  border: `1px solid ${neutral.line}`,
  borderRadius: theme.shape.borderRadius,
  '& > button > img': {
    width: 44,
    height: 44,
    objectFit: 'cover',
    borderRadius: 4,
    backgroundColor: neutral.quiet,
  },
  // The one picture of a field, so large that it can be checked; as high before it has come.
  '&[data-large] > [aria-haspopup]': { gridColumn: '1 / -1', marginBottom: theme.spacing(1) },
  '&[data-large] > [aria-haspopup] > img': {
    width: '100%',
    height: 'auto',
    aspectRatio: '8 / 5',
    objectFit: 'contain',
  },
  '&[data-large] > [aria-haspopup] ~ div': { gridColumn: '1 / 3' },
  // The mark, or what turns while the file is sent.
  '& > svg, & > [role="progressbar"]': { justifySelf: 'center' },
  '& > svg': { width: 28, height: 28, color: theme.palette.text.secondary },
  '&[data-state="failed"]': { borderColor: theme.palette.error.main },
  '@container (max-width: 200px)': {
    gridTemplateColumns: '44px 1fr',
    '& > div': { gridRow: 2, gridColumn: '1 / -1', paddingRight: theme.spacing(0.5) },
    '& > button:last-child': { justifySelf: 'end' },
  },
}));

/** A picture in front of the page, with what closes it. */
export const Large = styled('dialog')(({ theme }) => ({
  '&[open]': { display: 'grid', justifyItems: 'center', gap: theme.spacing(2) },
  maxWidth: '96vw',
  padding: theme.spacing(2),
  border: 0,
  borderRadius: theme.shape.borderRadius,
  '&::backdrop': { backgroundColor: theme.palette.text.primary, opacity: 0.7 },
  '& > img': { width: 'auto', maxWidth: '100%', height: 'auto', maxHeight: '80vh', objectFit: 'contain' },
}));

/** Name of a file and what goes on with it. */
export const Words = styled('div')(({ theme }) => ({
  minWidth: 0,
  overflowWrap: 'anywhere',
  lineHeight: 1.35,
  '& > span': { display: 'block' },
  '& > span + span': { fontSize: '0.875rem', color: theme.palette.text.secondary },
  '[data-state="failed"] & > span + span': { color: theme.palette.error.main },
  // Its words begin where the others do.
  '& > button': { minWidth: 0, marginLeft: theme.spacing(-1), padding: theme.spacing(1) },
}));

/** What speaks against a file that is kept all the same. */
export const Warning = styled('p')(({ theme }) => ({
  margin: theme.spacing(0.5, 0, 0),
  fontSize: '0.875rem',
  color: theme.palette.warning.main,
}));

/** The field's own button. While it is locked it does not look as if it could be pressed, nor while it says how the field stands. */
export const PickButton = styled(Button)(({ theme }) => ({
  '&[data-quiet]': { color: theme.palette.text.primary, fontWeight: 400, borderColor: 'transparent' },
  '&[data-quiet] svg': { color: theme.palette.success.main },
  '&[aria-disabled="true"], &[aria-disabled="true"]:hover': {
    color: theme.palette.text.secondary,
    backgroundColor: neutral.quiet,
    borderColor: neutral.line,
    cursor: 'default',
  },
}));
