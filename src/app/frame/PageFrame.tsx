import { Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyModule, lazyComponent } from '../../fields/common/entry';
import { slugIn } from '../../paths';
import { frameClass } from './frameClass';
import { QuietFooter } from './QuietFooter';
import { Header } from './Header';
import { OfflineBar } from './OfflineBar';
import { SkipLink } from './SkipLink';
import { useSite } from './useSite';

const mainId = 'isi';

/** Below the first screen of every page, and not at all below a form. */
const Footer = lazyComponent(
  lazyModule(
    () => import('./Footer'),
    (module) => module.Footer,
  ),
);

/** Where a page stands in its frame; its words are drawn there before our code has come (`firstWords.tsx`). */
export const Main = ({ children }: { children: ReactNode }) => (
  <main id={mainId} tabIndex={-1} className={frameClass('main')}>
    <div className={frameClass('column')}>{children}</div>
  </main>
);

/** What stands around every page. */
export function PageFrame({ children }: { children: ReactNode }) {
  const site = useSite();
  const isForm = slugIn(useLocation().pathname) !== undefined;
  return (
    <div className={isForm ? frameClass('page', 'page_form') : frameClass('page')}>
      <SkipLink target={mainId} />
      <Header site={site} />
      <Main>{children}</Main>
      {isForm ? (
        <QuietFooter site={site} />
      ) : (
        <Suspense fallback={null}>
          <Footer site={site} />
        </Suspense>
      )}
      <OfflineBar />
    </div>
  );
}
