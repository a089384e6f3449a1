import { type Elements } from '../fields/common/elements';
import { FieldGrid } from '../fields/common/FieldGrid';
import { formWords } from '../messages';
import { fieldClasses, formClass } from '../theme';

/** In place of a step that is on its way, on the sheet that it will stand on, under its heading where that is known. */
export function LoadingStep({ embedded, heading }: { embedded: boolean; heading?: Elements }) {
  return (
    <div className={embedded ? formClass('loadingStep') : formClass('sheet', 'loadingStep')} aria-busy>
      {heading}
      <div role="status" aria-label={formWords.loading}>
        <FieldGrid>
          <FieldSkeletons count={6} />
        </FieldGrid>
      </div>
    </div>
  );
}

/** Where fields are about to stand, in a `FieldGrid`; for the eye only, the waiting is reported elsewhere. */
const FieldSkeletons = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, index) => (
    <div key={index} className={fieldClasses.skeleton} aria-hidden="true">
      <div className={fieldClasses.skeletonLine} />
      <div className={fieldClasses.skeletonLine} />
    </div>
  ));
