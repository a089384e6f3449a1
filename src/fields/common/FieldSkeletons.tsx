import { fieldClasses } from '../../theme';

/** Where fields are about to stand, in a `FieldGrid`; for the eye only, the waiting is told elsewhere. */
export const FieldSkeletons = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, index) => (
    <div key={index} className={fieldClasses.skeleton} aria-hidden="true">
      <div className={fieldClasses.skeletonLine} />
      <div className={fieldClasses.skeletonLine} />
    </div>
  ));
