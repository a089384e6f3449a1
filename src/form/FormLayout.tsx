import { type ReactNode } from 'react';
import { type Elements } from '../fields/common/types';
import { formClass, fieldClasses } from '../theme';
import { formWords } from '../messages';

/** In place of a step that is on its way, on the sheet that it will stand on, under its heading where that is known. */
export function LoadingStep({ embedded, heading }: { embedded: boolean; heading?: Elements }) {
  return (
    <div className={formClass(!embedded && 'sheet', 'loadingStep')} aria-busy>
      {heading}
      <div role="status" aria-label={formWords.loading}>
        <div className={fieldClasses.grid}>
          <FieldSkeletons count={6} />
        </div>
      </div>
    </div>
  );
}

/** Where fields are about to stand, in a grid of fields; for the eye only, the waiting is reported elsewhere. */
const FieldSkeletons = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, index) => (
    <div key={index} className={fieldClasses.skeleton} aria-hidden="true">
      <div className={fieldClasses.skeletonLine} />
      <div className={fieldClasses.skeletonLine} />
    </div>
  ));

interface FormLayoutProps {
  /** Where the visitor is; `false`: on pages that are none of the form's steps. */
  header: Elements;
  /** Two columns of answers stand on the sheet where there is room. */
  wide: boolean;
  children: ReactNode;
}

/** A form in one column, at most 640 px wide; where there is room, a header with a list of steps stands beside it, or its results. */
export function FormLayout({ header, wide, children }: FormLayoutProps) {
  return (
    <div className={formClass('formRoom')}>
      <div className={formClass('formColumns', wide && 'wideColumns')}>
        {header}
        <div className={formClass('formSheet')}>{children}</div>
      </div>
    </div>
  );
}

/** In place of a form that is on its way. */
export const LoadingForm = () => (
  <FormLayout header={false} wide={false}>
    <LoadingStep embedded={false} />
  </FormLayout>
);
