import { bareList, type ConstantStyles, surface } from '../../theme';

const headerHeight = 64;

/**
 * The column in which header, page and footer stand. Around a form it is as wide as the form: its sheet, and the list of steps beside
 * it from where there is room (`roomForList`).
 */
const column = {
  maxWidth: 1168,
  mx: 'auto',
  px: { xs: 2, sm: 3 },
  '.Eform-page_form &, [data-form] .shell &': {
    maxWidth: 640 + 48,
    '@media (min-width: 968px)': { maxWidth: 920 + 48 },
  },
} as const;

/** A button of the header: words without a ground of their own. */
const quietButton = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  // Drawn in forced colours, where a button without a box could not be recognised.
  border: '1px solid transparent',
  borderRadius: 1,
  bgcolor: 'transparent',
  color: 'primary.dark',
  font: 'inherit',
  fontWeight: 600,
  textDecoration: 'none',
  cursor: 'pointer',
  '&:hover': { bgcolor: 'primary.light' },
  '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2 },
} as const;

const page = {
  page: { display: 'flex', flexDirection: 'column', minHeight: '100vh' },
  page_form: {},
  // The footer begins below the first screen: what comes into a page that loads does not push it about.
  main: { flex: 1, minHeight: `calc(100vh - ${headerHeight}px)`, outline: 'none', overflowX: 'clip' },
  column: { ...column, py: { xs: 2.5, sm: 4 } },
  pageOnItsWay: { minHeight: '100vh' },
  pageShapes: { display: 'grid', gap: 3, maxWidth: 720, animation: 'eform-appear 0.4s step-end' },
  skipLink: {
    position: 'absolute',
    left: 8,
    top: -80,
    zIndex: 'tooltip',
    px: 2,
    py: 1.5,
    borderRadius: 1,
    bgcolor: 'background.paper',
    color: 'primary.dark',
    '&:focus': { top: 8 },
  },
  offlinePlace: { position: 'sticky', bottom: 0, zIndex: 'snackbar' },
  offlineBar: {
    bgcolor: 'text.primary',
    color: 'background.paper',
    px: 2,
    py: 1,
    typography: 'body2',
    textAlign: 'center',
  },
} as const satisfies ConstantStyles;

const header = {
  header: { bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider' },
  headerLine: {
    ...column,
    position: 'relative',
    display: 'flex',
    // Large text takes a second line rather than the room of the word mark.
    flexWrap: 'wrap',
    alignItems: 'center',
    minHeight: headerHeight,
  },
  brand: {
    flex: '1 1 7rem',
    minWidth: 0,
    maxWidth: 'max-content',
    display: 'inline-flex',
    alignItems: 'center',
    gap: 1.25,
    minHeight: 44,
    color: 'primary.dark',
    textDecoration: 'none',
    fontWeight: 700,
    fontSize: '1.25rem',
    letterSpacing: '.01em',
    // A word mark gets smaller where there is no room.
    '& > img:not([width])': { minWidth: 0, maxWidth: 1, objectFit: 'contain', objectPosition: 'left' },
  },
  // A long name ends in dots rather than push what is beside it out of the window.
  brandName: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  /** On paper beside the word mark. */
  printedName: { display: 'none' },
  headerWays: {
    flex: 'none',
    maxWidth: 1,
    ml: 'auto',
    display: 'flex',
    alignItems: 'center',
    gap: { xs: 0, md: 1 },
  },
  menuButton: {
    ...quietButton,
    display: { xs: 'inline-flex', lg: 'none' },
    // A narrow phone has room for it, the brand and the help.
    gap: { xs: 0.5, sm: 1 },
    px: { xs: 0.5, sm: 1.5 },
    fontSize: { xs: '.8125rem', sm: '1rem' },
    '& svg': { width: { xs: 20, sm: 24 }, '@media (max-width: 340px)': { display: 'none' } },
  },
  // Folded out it lies over the page, which then does not move.
  navigation: {
    display: { xs: 'none', lg: 'block' },
    '&[data-open]': { display: 'block' },
    position: { xs: 'absolute', lg: 'static' },
    zIndex: 'appBar',
    top: '100%',
    left: 0,
    right: 0,
    p: { xs: 1, sm: 2, lg: 0 },
    bgcolor: 'background.paper',
    borderBottom: { xs: 1, lg: 0 },
    borderColor: { xs: 'divider', lg: 'transparent' },
    boxShadow: { xs: '0 16px 24px rgba(20, 36, 42, .12)', lg: 'none' },
  },
  navigationList: {
    display: 'flex',
    flexDirection: { xs: 'column', lg: 'row' },
    gap: { xs: 0, lg: 1 },
    ...bareList,
  },
  way: {
    display: 'flex',
    alignItems: 'center',
    minHeight: { xs: 48, lg: 44 },
    px: { xs: 1.5, lg: 2 },
    borderRadius: 1,
    color: 'text.primary',
    fontWeight: 600,
    textDecoration: 'none',
    '&:hover': { bgcolor: 'primary.light' },
    '&[aria-current="page"]': { color: 'primary.main', bgcolor: 'primary.light' },
  },
} as const satisfies ConstantStyles;

const help = {
  helpButton: {
    ...quietButton,
    px: { xs: 0.5, sm: 1.5 },
    // Its words end where the page does.
    mr: { xs: -0.5, sm: -1.5 },
    fontSize: { xs: '.8125rem', sm: '1rem' },
    lineHeight: { xs: 1.2, sm: 1.5 },
    textAlign: 'center',
    // Where no menu stands beside it.
    '*:only-child > &': { fontSize: { xs: '.9375rem', sm: '1rem' } },
  },
  // It lies over the page, which then does not move.
  helpPanel: {
    position: 'absolute',
    zIndex: 'appBar',
    top: '100%',
    right: { xs: 0, sm: 24 },
    width: { xs: '100%', sm: 320 },
    p: 2.5,
    ...surface,
    borderRadius: { xs: 0, sm: 2 },
    boxShadow: '0 16px 24px rgba(20, 36, 42, .12)',
    '& > a': { display: 'inline-flex', alignItems: 'center', minHeight: 44, color: 'primary.main' },
    '&[hidden]': { display: 'none' },
  },
  contacts: {
    ...bareList,
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 32,
      color: 'inherit',
      fontWeight: 600,
      overflowWrap: 'anywhere',
    },
  },
} as const satisfies ConstantStyles;

const footer = {
  footer: {
    mt: { xs: 3, md: 6 },
    bgcolor: 'primary.dark',
    color: 'primary.contrastText',
    typography: 'body2',
  },
  footerColumns: {
    ...column,
    display: 'grid',
    gap: 3,
    gridTemplateColumns: { xs: '1fr', md: '1fr auto' },
    py: { xs: 4, md: 5 },
  },
  footerBrand: { fontWeight: 700, fontSize: '1.25rem', m: 0 },
  footerText: { m: 0, mt: 0.5, maxWidth: 360 },
  footerContact: { mt: 2 },
  footerList: {
    ...bareList,
    display: 'grid',
    columnGap: 4,
    gridTemplateColumns: { xs: 'repeat(auto-fill, minmax(150px, 1fr))', md: 'auto auto' },
  },
  footerWay: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    color: 'inherit',
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
    // The portal's own ring is too dark for this ground.
    '&:focus-visible': { outline: '3px solid', outlineColor: 'common.white', outlineOffset: 2 },
  },
  footerPromise: {
    gridColumn: '1 / -1',
    display: 'flex',
    alignItems: 'center',
    gap: 1.5,
    m: 0,
    pt: 2.5,
    borderTop: '1px solid rgba(255, 255, 255, .2)',
    '& svg': { flex: 'none' },
  },
  licence: {
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 1,
    m: 0,
    '& > :last-child': { flex: '1 1 12rem', minWidth: 0 },
  },
  /** The mark of an authority, drawn in the colour of the words beside it. */
  authority: {
    flex: 'none',
    alignSelf: 'flex-start',
    px: 0.75,
    border: '1.5px solid',
    borderRadius: 0.5,
    fontSize: '.8125rem',
    fontWeight: 800,
    letterSpacing: '.04em',
    lineHeight: 1.45,
  },
  quietFooter: {
    mt: 3,
    py: 2.5,
    borderTop: 1,
    borderColor: 'divider',
    typography: 'body2',
    color: 'text.secondary',
    '& a': { color: 'primary.main' },
  },
  quietColumn: {
    ...column,
    '& p': { m: 0 },
    '& p + p': { mt: 1 },
    '& a': { display: 'inline-block' },
  },
} as const satisfies ConstantStyles;

/** How the frame of every page looks. */
export const frameStyles = { ...page, ...header, ...help, ...footer } as const;
