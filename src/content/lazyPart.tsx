import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  createElement,
  lazy,
  Suspense,
  use,
  useEffect,
  useState,
  type ComponentType,
  type ReactElement,
  createContext,
} from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { type Elements } from '../fields/common/types';
import { pageWords } from '../messages';
import { faultBox } from './RetryBoundary';
import { isShell } from '../api';

/** Milliseconds after which a site that says nothing counts as out of reach. */
const answersWithin = 10_000;

/** The tab that this code runs in. */
export const thisTab = {
  /** Whether this very page was already reloaded. */
  isReloaded: (): boolean =>
    performance
      .getEntriesByType('navigation')
      .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'reload'),
  /** Whether the site answers soon, and not the page of a network in its place. */
  reachesSite: (): Promise<boolean> =>
    fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(answersWithin) })
      .then(async (answer) => answer.ok && isShell(await answer.text()))
      .catch(() => false),
  /** Loads the page again, past what caches still hold of it: its scripts, too, where they are still those of the site. */
  reload: (): void => {
    // The built page itself does so past caches (`.config/vite/earlyStart.ts`).
    const isLeft = window.dispatchEvent(new Event('eform:reload', { cancelable: true }));
    if (isLeft) window.location.reload();
  },
};

/** How the bank can be reached, drawn. The app gives it, from what `site.json` says; nothing where it says nothing. */
export const ContactContext = createContext<Elements>(undefined);

/** Code that could not be loaded, or lacks what is asked of it: cut, empty, or another one. */
export class MissingCode extends Error {
  override name = 'MissingCode';
}

/** Dispatched on the window before the page is loaded again by itself; a listener that would lose something by that cancels it. */
export const reloadAhead = 'eform:reload-ahead';

/** Loads a component; `undefined`: the script lacks it. */
type Load<P> = () => Promise<ComponentType<P> | undefined>;

/** A component that can be fetched before it is drawn. */
export type Fetched<P> = ComponentType<P> & { load: () => Promise<void> };

/** A component with a script of its own. It suspends until it is here, and throws `MissingCode` where it does not come. */
export function lazyComponent<P extends object>(load: Load<P>): Fetched<P> {
  let here: { default: ComponentType<P> } | undefined;
  const fetched = async () => {
    if (here) return here;
    const component = await load().catch((cause: unknown) => {
      throw new MissingCode('The code of a part of the page did not come.', { cause });
    });
    if (!component) throw new MissingCode('A script came without what it exports.');
    here = { default: component };
    return here;
  };
  // A promise is never settled at once: what is here would be waited for, and its room shown empty for a moment.
  const Late = lazy(() =>
    here ? ({ then: (done: (module: unknown) => void) => done(here) } as never) : fetched(),
  );
  return Object.assign((props: P) => createElement(Late as ComponentType<P>, props), {
    load: async () => void (await fetched()),
  });
}

interface PartBoundaryProps {
  /** Shown until the code is here. */
  waiting: Elements;
  /** Shown where it does not come. */
  missing?: ReactElement;
  children: ReactElement;
}

/** Around a part of a page whose code may be on its way: where it does not come, the page around it stands. */
export function PartBoundary({ waiting, missing = <MissingPart />, children }: PartBoundaryProps) {
  return (
    <ErrorBoundary
      fallbackRender={({ error }) => {
        if (error instanceof MissingCode) return missing;
        throw error;
      }}
    >
      <Suspense fallback={waiting}>{children}</Suspense>
    </ErrorBoundary>
  );
}

/** A part of a page with a script of its own. By default nothing stands in its place until it is loaded, and a line where that fails. */
export function lazyPart<P extends object>(
  load: Load<P>,
  { waiting, missing }: { waiting?: (props: P) => Elements; missing?: (props: P) => ReactElement } = {},
): Fetched<P> {
  const Late = lazyComponent(load);
  const Part = (props: P) => (
    <PartBoundary waiting={waiting?.(props)} missing={missing?.(props)}>
      <Late {...props} />
    </PartBoundary>
  );
  return Object.assign(Part, { load: Late.load });
}

/** Loads the page again where that may help and loses nothing: once, where the site answers, and what was typed is stored. */
export async function reloadOnce(): Promise<boolean> {
  if (thisTab.isReloaded() || !(await thisTab.reachesSite())) return false;
  const isAllowed = window.dispatchEvent(new Event(reloadAhead, { cancelable: true }));
  if (isAllowed) thisTab.reload();
  return isAllowed;
}

/** In place of a part whose code did not come: why, a button that loads the page again, and whom to ask. `children`: what is lost with it. */
export function MissingPart({ children }: { children?: Elements }) {
  const contact = use(ContactContext);
  const [leaves, setLeaves] = useState(true);
  useEffect(() => {
    const look = (): void => void reloadOnce().then(setLeaves);
    look();
    window.addEventListener('online', look);
    return () => window.removeEventListener('online', look);
  }, []);
  // Without a connection the page would be lost, and with it what is stored nowhere.
  const press = async (): Promise<void> => {
    if (await thisTab.reachesSite()) thisTab.reload();
  };
  if (leaves) return null;
  return (
    <Box role="alert" data-missing-part sx={faultBox}>
      {children}
      <p>{pageWords.partMissing}</p>
      <Button variant="outlined" onClick={() => void press()}>
        <span>{pageWords.reload}</span>
      </Button>
      {contact}
    </Box>
  );
}
