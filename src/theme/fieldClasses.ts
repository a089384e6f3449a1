import { classesOf } from './constantStyles';
import { type formStyles } from './formStyles';

/**
 * Class names of everything that stands a thousand times on a long step. They are styled once, in a file that the build
 * writes (`fieldStyles`): a styled component per label, guide text and error costs more than the input itself.
 */
export const fieldClasses = {
  /** The twelve columns that fields lie in. */
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
  unit: 'Eform-unit',
  slider: 'Eform-slider',
  result: 'Eform-result',
  choices: 'Eform-choices',
  choice: 'Eform-choice',
  state: 'Eform-state',
  longChoice: 'Eform-longChoice',
  pending: 'Eform-pending',
  skeleton: 'Eform-skeleton',
  skeletonLine: 'Eform-skeletonLine',
  calendarHeader: 'Eform-calendarHeader',
} as const;

/** Characters up to which a control is so many pixels wide. */
export const lengths = [
  [3, 96],
  [5, 120],
  // With the word "Contoh" in front of sixteen digits.
  [16, 272],
] as const;

/** Class of a field whose answer has at most so many characters; none for answers that take a whole line. */
export const lengthClass = (characters: number): string | undefined => {
  const fits = lengths.find(([most]) => characters <= most);
  return fits && `Eform-length${fits[0]}`;
};

/** Class of a field that is `columns` of 12 wide from the `md` breakpoint up. */
export const widthClass = (columns: number): string => `Eform-width${columns}`;

/** The class of what stands around every step of a form. */
export const formClass = classesOf<typeof formStyles>();
