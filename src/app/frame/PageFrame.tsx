import { useMemo, type ReactNode, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { ContactContext, lazyPart } from '../../content';
import { slugIn } from '../../paths';
import { frameClass } from './frameClass';
import { contactOf } from './ContactList';
import { QuietFooter } from './QuietFooter';
import { Header } from './Header';
import { useSite } from './useSite';
import { pageWords } from '../../messages';
import { connection } from '../../api';

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
    <div className={frameClass('page', isForm && 'page_form')}>
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

/** The first stop of the keyboard: past the header, to the element of the given id. */
function SkipLink({ target }: { target: string }) {
  return (
    <a
      href={`#${target}`}
      onClick={(event) => {
        // The address stays as it is: it names the step of a form.
        event.preventDefault();
        document.getElementById(target)?.focus();
      }}
      className={frameClass('skipLink')}
    >
      {pageWords.skipToContent}
    </a>
  );
}

function subscribe(listener: () => void): () => void {
  const forget = connection.subscribe(listener);
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    forget();
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

const isOnline = (): boolean => navigator.onLine && connection.reached();

/** Says that there is no connection, at the bottom of the window; it has its own place below the footer. */
function OfflineBar() {
  const online = useSyncExternalStore(subscribe, isOnline);
  return (
    <div role="status" className={`no-print ${frameClass('offlinePlace')}`}>
      {!online && <div className={frameClass('offlineBar')}>{pageWords.offline}</div>}
    </div>
  );
}
