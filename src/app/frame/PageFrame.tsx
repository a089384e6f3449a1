import { useMemo, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ContactContext, lazyPart } from '../../content';
import { slugIn } from '../../paths';
import { frameClass } from './frameClass';
import { contactOf } from './ContactList';
import { QuietFooter } from './QuietFooter';
import { Header } from './Header';
import { OfflineBar } from './OfflineBar';
import { SkipLink } from './SkipLink';
import { useSite } from './useSite';

const mainId = 'isi';

/** Below the first screen of every page, and not at all below a form. */
const Footer = lazyPart(() => import('./Footer').then((module) => module.Footer));

/** Where a page stands in its frame; its words are drawn there before our code has come (`firstWords.tsx`). */
export const Main = ({ children }: { children: ReactNode }) => (
  <main id={mainId} tabIndex={-1} className={frameClass('main')}>
    <div className={frameClass('column')}>{children}</div>
  </main>
);

/** What stands around every page. */
export function PageFrame({ children }: { children: ReactNode }) {
  const site = useSite();
  const contact = useMemo(() => contactOf(site.contact), [site.contact]);
  const isForm = slugIn(useLocation().pathname) !== undefined;
  return (
    <div className={isForm ? frameClass('page', 'page_form') : frameClass('page')}>
      <SkipLink target={mainId} />
      <Header site={site} />
      <ContactContext value={contact}>
        <Main>{children}</Main>
      </ContactContext>
      {isForm ? <QuietFooter site={site} /> : <Footer site={site} />}
      <OfflineBar />
    </div>
  );
}
