import Box from '@mui/material/Box';
import { FieldGrid } from '../fields/common/FieldGrid';
import { formWords } from '../messages';
import { fieldClasses } from '../theme';
import { sheet } from './sheet';

/**
 * In place of a step that is on its way, on the sheet that it will stand on. As high as the window: what stands below a form in
 * a page does not jump about.
 */
export function LoadingStep({ embedded }: { embedded: boolean }) {
  return (
    <Box
      sx={[{ gridColumn: '1 / -1', minHeight: '100vh' }, !embedded && sheet]}
      aria-busy
      role="status"
      aria-label={formWords.loading}
    >
      <FieldGrid>
        <FieldSkeletons count={6} />
      </FieldGrid>
    </Box>
  );
}

/** Where fields are about to stand, in a `FieldGrid`; for the eye only, the waiting is told elsewhere. */
const FieldSkeletons = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, index) => (
    <div key={index} className={fieldClasses.skeleton} aria-hidden="true">
      <div className={fieldClasses.skeletonLine} />
      <div className={fieldClasses.skeletonLine} />
    </div>
  ));
