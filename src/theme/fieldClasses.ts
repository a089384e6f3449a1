/**
 * Class names of everything that stands a thousand times on a long step. They are styled once, in the global
 * styles (`fieldStyles`): a styled component per label, guide text and error costs more than the input itself.
 */
export const fieldClasses = {
  grid: 'Eform-grid',
  root: 'Eform-field',
  deferred: 'Eform-deferred',
  label: 'Eform-label',
  required: 'Eform-required',
  legendMark: 'Eform-legendMark',
  guide: 'Eform-guide',
  body: 'Eform-body',
  error: 'Eform-error',
  notice: 'Eform-notice',
  control: 'Eform-control',
  input: 'Eform-input',
  textarea: 'Eform-textarea',
  select: 'Eform-select',
  selectMark: 'Eform-selectMark',
  prefix: 'Eform-prefix',
  endButton: 'Eform-endButton',
  choices: 'Eform-choices',
  choice: 'Eform-choice',
  state: 'Eform-state',
  textButton: 'Eform-textButton',
  skeleton: 'Eform-skeleton',
  skeletonLine: 'Eform-skeletonLine',
  calendarHeader: 'Eform-calendarHeader',
} as const;

/** Class of a field that is `columns` of 12 wide from the `md` breakpoint up. */
export const widthClass = (columns: number): string => `Eform-width${columns}`;
