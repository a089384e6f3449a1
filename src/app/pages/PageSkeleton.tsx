import { pageWords } from '../../messages';
import { fieldClasses } from '../../theme';
import { frameClass } from '../frame/frameClass';

/**
 * While a page's code is on its way: so much room that the footer does not jump, and shapes of a page only where it takes so
 * long that an empty window would look broken.
 */
export function PageSkeleton() {
  return (
    <div role="status" aria-label={pageWords.loading} className={frameClass('pageOnItsWay')}>
      <div aria-hidden className={frameClass('pageShapes')}>
        {Array.from({ length: 4 }, (_, index) => (
          <div key={index} className={fieldClasses.skeleton}>
            <div className={fieldClasses.skeletonLine} />
            <div className={fieldClasses.skeletonLine} />
          </div>
        ))}
      </div>
    </div>
  );
}
