import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import { pageWords } from '../../messages';
import { fieldClasses } from '../../theme';

const appear = keyframes({ from: { visibility: 'hidden' } });

/**
 * While a page's code is on its way: so much room that the footer does not jump, and shapes of a page only where it takes so
 * long that an empty window would look broken.
 */
export function PageSkeleton() {
  return (
    <Box role="status" aria-label={pageWords.loading} sx={{ minHeight: '100vh' }}>
      <Box aria-hidden sx={{ display: 'grid', gap: 3, maxWidth: 720, animation: `${appear} 0.4s step-end` }}>
        {Array.from({ length: 4 }, (_, index) => (
          <div key={index} className={fieldClasses.skeleton}>
            <div className={fieldClasses.skeletonLine} />
            <div className={fieldClasses.skeletonLine} />
          </div>
        ))}
      </Box>
    </Box>
  );
}
