import { lazy, Suspense } from 'react';
import { fetchUntilThere, useFetchedAhead } from '../../blocks/lateCode';
import { useActivity } from './session/SessionContext';

const loadToasts = () => import('./Toasts');
const loadDialogs = () => import('./Dialogs');
const loadPopup = () => import('./Popup');
const Toasts = lazy(async () => ({ default: (await fetchUntilThere(loadToasts)).Toasts }));
const Dialogs = lazy(async () => ({ default: (await fetchUntilThere(loadDialogs)).Dialogs }));
const Popup = lazy(async () => ({ default: (await fetchUntilThere(loadPopup)).Popup }));

/** They tell of a lost connection: without one they could not be fetched any more. */
const ahead = [loadToasts, loadDialogs];

/** Toasts, dialogs and the popup; their code comes when the page is idle, or with the first one. */
export function Overlays() {
  useFetchedAhead(ahead);
  const toasts = useActivity((now) => now.toasts);
  const dialogs = useActivity((now) => now.dialogs);
  const popup = useActivity((now) => now.popup);
  return (
    <Suspense>
      {toasts.length > 0 && <Toasts />}
      {popup && <Popup popup={popup} />}
      {dialogs.length > 0 && <Dialogs />}
    </Suspense>
  );
}
