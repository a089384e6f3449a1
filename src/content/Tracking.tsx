import { useId } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { trackingWords as words } from '../messages';
import type { RegisteredHere } from '../paths';
import { contentClass } from './contentClass';
import { useFetchedAhead } from './fetchAhead';
import { lazyPart } from './lazyPart';
import { TrackingForm } from './tracking/TrackingForm';
import { useTracking } from './tracking/useTracking';

const ToastStack = lazyPart(() => import('./ToastStack').then((module) => module.ToastStack));
const TrackingResult = lazyPart(() =>
  import('./tracking/TrackingResult').then((module) => module.TrackingResult),
);

/** Fetched when the page is idle: the connection may be gone when an answer is shown. */
const ahead = [TrackingResult.load, ToastStack.load];

/**
 * The search for a credit application by its number. `?nomor=` in the address fills it in; who comes from the receipt of that very
 * number sees at once what is known of it.
 */
export function Tracking() {
  useFetchedAhead(ahead);
  const id = useId();
  const number = useSearchParams()[0].get('nomor') ?? '';
  const registered = registeredIn(useLocation().state);
  const atOnce = number === registered ? registered : undefined;
  const { pending, found, unknown, ownProduct, failed, toast, search, closeToast } = useTracking(atOnce);
  return (
    <section aria-labelledby={id} className={contentClass('tracking')}>
      <h2 id={id} className={contentClass('trackingTitle')}>
        {words.title}
      </h2>
      <p className={contentClass('trackingSubtitle')}>{words.subtitle}</p>
      <TrackingForm
        key={number}
        initialNumber={number}
        registered={registered}
        unknown={unknown}
        ownProduct={ownProduct}
        failed={failed}
        pending={pending}
        onSearch={search}
      />
      {found && <TrackingResult found={found} />}
      {toast && <ToastStack toasts={[toast]} onClose={closeToast} />}
    </section>
  );
}

/** The state of a history entry may have any shape. */
function registeredIn(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('registered' in state)) return undefined;
  const { registered } = state satisfies Partial<Record<keyof RegisteredHere, unknown>>;
  return typeof registered === 'string' ? registered : undefined;
}
