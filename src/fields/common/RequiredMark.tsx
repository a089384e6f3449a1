import { fieldClasses } from '../../theme';

/** The star of a required field: for the eye, since the control says `aria-required`. */
export const RequiredMark = () => (
  <span className={fieldClasses.required} aria-hidden="true">
    *
  </span>
);

/** Says what the star means; stands once, at the top of a step. */
export const RequiredLegend = ({ words }: { words: string }) => (
  <p className={fieldClasses.guide}>
    <span className={fieldClasses.legendMark}>
      <RequiredMark />
    </span>
    <span>{words}</span>
  </p>
);
