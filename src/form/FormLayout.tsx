import { type ReactNode } from 'react';
import { type Elements } from '../fields/common/elements';
import { formClass } from '../theme';
import { LoadingStep } from './LoadingStep';

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
      <div className={formClass('formColumns', ...(wide ? (['wideColumns'] as const) : []))}>
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
