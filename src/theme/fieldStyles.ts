import { type CSSObject, type Theme } from '@mui/material/styles';
import { fieldClasses as field, lengthClass, lengths, widthClass } from './fieldClasses';
import { focusRing } from './tokens';
import { roomForList } from './progressStyles';

const of = (name: keyof typeof field): string => `.${field[name]}`;

/** A stroke and a dot in a ring, beside the first line. A background: it costs a thousand errors no element. */
const mark = (dotAt: 'top' | 'bottom'): string =>
  [
    'radial-gradient(transparent 5.75px, currentColor 6.25px 7.25px, transparent 7.75px) 0 2px / 18px 18px no-repeat',
    `linear-gradient(to ${dotAt}, currentColor 68%, transparent 0 82%, currentColor 0) 8.25px 6.875px / 1.5px 8.25px no-repeat`,
  ].join(', ');

const frame = (theme: Theme): Record<string, CSSObject> => ({
  [of('grid')]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    columnGap: theme.spacing(3),
    rowGap: theme.spacing(3),
    [theme.breakpoints.up('md')]: {
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      // The rows of a field that shares its line are lined up below: gaps between them would pull it apart.
      rowGap: 0,
      [`& > *:not(${of('deferred')})`]: { marginBottom: theme.spacing(3) },
      '& > :last-child': { marginBottom: 0 },
    },
  },
  [of('root')]: { gridColumn: '1 / -1', minWidth: 0, overflowWrap: 'anywhere' },
  // Containment cuts what sticks out: the padding keeps the focus ring whole.
  [of('deferred')]: {
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 84px',
    padding: 14,
    margin: -14,
  },
  // Fields side by side: their labels stand on one line, and so do their controls, however many lines stand above the others.
  [theme.breakpoints.up('md')]: {
    [`${of('root')}[class*="Eform-width"]:not(${of('deferred')}, .${widthClass(12)})`]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'subgrid',
      gridRow: 'span 3',
      [`& > ${of('label')}`]: { gridRow: 1 },
      // Nothing stands between it and its control.
      [`& > ${of('label')}:nth-last-child(2)`]: { gridRow: '1 / 3' },
      [`& > ${of('guide')}`]: { gridRow: 2 },
      [`& > ${of('body')}`]: { gridRow: 3, minWidth: 0 },
    },
    [of('deferred')]: { marginBottom: 10 },
  },
  // A box on a line of its own would keep room below it for letters that hang.
  [`${of('body')} .MuiInputBase-root`]: { display: 'flex' },
  [of('label')]: {
    display: 'block',
    marginBottom: theme.spacing(0.75),
    fontSize: '1rem',
    fontWeight: 600,
    lineHeight: 1.4,
    color: theme.palette.text.primary,
  },
  [of('legendMark')]: { marginLeft: '-0.25em', marginRight: '0.35em' },
  [`${of('label')}[data-optional]::after`]: {
    content: '" " attr(data-optional)',
    fontWeight: 400,
    color: theme.palette.text.secondary,
  },
  [of('required')]: { color: theme.palette.error.main, marginLeft: '0.25em' },
  [of('guide')]: {
    margin: `${theme.spacing(-0.25)} 0 ${theme.spacing(0.75)}`,
    fontSize: '0.9375rem',
    lineHeight: 1.5,
    color: theme.palette.text.secondary,
  },
  [`${of('error')}, ${of('notice')}`]: {
    margin: `${theme.spacing(0.75)} 0 0`,
    paddingLeft: `calc(18px + ${theme.spacing(0.75)})`,
    fontSize: '0.9375rem',
    lineHeight: 1.4,
    minHeight: 20,
  },
  [of('unit')]: {
    color: theme.palette.text.secondary,
    whiteSpace: 'nowrap',
    '&:first-child': { marginRight: 8 },
    '&:not(:first-child)': { marginLeft: 8 },
  },
  // What is wrong with a number stands at its box, and the slider below it.
  [`:is([data-field-type="currency"], [data-field-type="number"], [data-field-type="decimal"]) > ${of('body')}`]:
    { display: 'flex', flexDirection: 'column' },
  [of('slider')]: {
    order: 1,
    display: 'block',
    width: '100%',
    height: 44,
    margin: `${theme.spacing(0.5)} 0 0`,
    accentColor: theme.palette.primary.main,
    cursor: 'pointer',
    '&:focus-visible': focusRing(theme),
    '&:disabled': { cursor: 'default' },
  },
  [of('error')]: {
    color: theme.palette.error.main,
    fontWeight: 500,
    background: mark('bottom'),
  },
  [of('notice')]: {
    color: theme.palette.info.main,
    background: mark('top'),
  },
});

/** What was worked out is what people came for: a large figure on a ground of its own. */
const results = (theme: Theme): Record<string, CSSObject> => ({
  [of('result')]: {
    display: 'block',
    padding: theme.spacing(1.25, 2),
    // In colours that the system forces, the ground is this line.
    border: '1px solid transparent',
    borderRadius: theme.shape.borderRadius,
    backgroundColor: theme.palette.primary.light,
    color: theme.palette.text.primary,
    // An amount is read in one line, however large the letters of the page are.
    fontSize: 'min(1.5rem, 9vw)',
    fontWeight: 700,
    lineHeight: 1.35,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
    scrollMarginTop: 80,
    '&[data-words]': { fontSize: '1.0625rem', fontWeight: 600, minHeight: '3.125rem' },
    '&[data-invalid]': { borderColor: theme.palette.error.main },
    '&:empty::before': { content: '"–" / ""', color: theme.palette.text.secondary },
    '&:focus': { outline: 'none' },
  },
});

const choices = (theme: Theme): Record<string, CSSObject> => ({
  // One below the other, as they are read; two of them can be distinguished in a line.
  [of('choices')]: {
    display: 'flex',
    flexDirection: 'column',
    '&:focus': { outline: 'none' },
    [theme.breakpoints.up('sm')]: {
      '&[data-few]': {
        flexDirection: 'row',
        flexWrap: 'wrap',
        columnGap: theme.spacing(3),
      },
    },
  },
  [of('choice')]: {
    display: 'flex',
    alignItems: 'flex-start',
    // The mark itself, not the room around it, stands below the label.
    marginLeft: -8,
    maxWidth: '100%',
    lineHeight: 1.5,
    '& label': { flex: '0 1 auto', minWidth: 0, padding: '10px 4px 10px 2px', cursor: 'pointer' },
    '&[data-readonly] label': { cursor: 'default', color: theme.palette.text.secondary },
    '&[data-readonly] .MuiButtonBase-root': { color: theme.palette.text.secondary },
  },
  [of('state')]: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(0.5, 1),
    margin: `${theme.spacing(0.5)} 0 0`,
    fontSize: '0.9375rem',
    lineHeight: 1.4,
    color: theme.palette.text.secondary,
    '&:empty': { margin: 0 },
  },
  [of('longChoice')]: {
    margin: `${theme.spacing(0.5)} 0 0`,
    fontSize: '0.9375rem',
    color: theme.palette.text.secondary,
    [theme.breakpoints.up('sm')]: { display: 'none' },
  },
});

const calendar = (theme: Theme): Record<string, CSSObject> => ({
  [of('calendarHeader')]: {
    display: 'grid',
    // The longest month fits in beside the others at 320 px.
    gridTemplateColumns: '44px minmax(0, 1fr) minmax(6.25rem, auto) 44px',
    alignItems: 'center',
    gap: 2,
    padding: theme.spacing(1.5, 0.5, 0.5),
    '& .MuiNativeSelect-select.MuiNativeSelect-select.MuiNativeSelect-select': {
      padding: '10px 20px 10px 8px',
    },
    '& .MuiNativeSelect-icon.MuiNativeSelect-icon': {
      right: 1,
      top: 'calc(50% - 9px)',
      width: 18,
      height: 18,
    },
  },
});

/** A ring with a gap that goes round, as high as the words beside it. */
const pending: Record<string, CSSObject> = {
  '@keyframes Eform-turn': { to: { rotate: '1turn' } },
  [of('pending')]: {
    width: 18,
    height: 18,
    border: '2px solid',
    borderRightColor: 'transparent',
    borderRadius: '50%',
    animation: 'Eform-turn 1s linear infinite',
  },
};

const pulse = { '50%': { opacity: 0.55 } };

const skeleton = (theme: Theme): Record<string, CSSObject> => ({
  '@keyframes Eform-pulse': pulse,
  [of('skeleton')]: { gridColumn: '1 / -1', animation: 'Eform-pulse 1.6s ease-in-out infinite' },
  [of('skeletonLine')]: {
    height: 48,
    borderRadius: theme.shape.borderRadius,
    backgroundColor: theme.palette.action.disabledBackground,
  },
  [`${of('skeleton')} > :first-of-type`]: { width: '40%', height: 18, marginBottom: theme.spacing(1) },
});

const widths = (theme: Theme): Record<string, CSSObject> => ({
  ...Object.fromEntries(
    Array.from({ length: 12 }, (_, index) => [
      `.${widthClass(index + 1)}`,
      { [theme.breakpoints.up('md')]: { gridColumn: `span ${index + 1}` } },
    ]),
  ),
  // Beside the results of a step its questions have a narrow column, and lie below each other.
  [`.Eform-besideResults ${of('root')}`]: { [roomForList]: { gridColumn: '1 / -1' } },
});

/** A control is as wide as its answer, unless it has a width of its own; what is said of it has the whole line. */
const answerWidths = (theme: Theme): Record<string, CSSObject> =>
  Object.fromEntries(
    lengths.map(([characters, pixels]) => {
      const control = `${of('body')} > :not(p)`;
      return [
        `.${lengthClass(characters)}`,
        {
          [`& ${control}`]: { maxWidth: `max(${pixels}px, ${pixels / 16}em)` },
          [theme.breakpoints.up('md')]: { [`&[class*="Eform-width"] ${control}`]: { maxWidth: 'none' } },
        },
      ];
    }),
  );

/** The look of fields, by class name; part of the file of constant styles. */
export const fieldStyles = (theme: Theme): Record<string, CSSObject> => ({
  ...frame(theme),
  ...results(theme),
  ...choices(theme),
  ...calendar(theme),
  ...pending,
  ...skeleton(theme),
  ...widths(theme),
  ...answerWidths(theme),
});
