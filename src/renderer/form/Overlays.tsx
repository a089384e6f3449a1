import { lazy, Suspense, useEffect } from 'react';
import { whenIdle } from '../../blocks/products/whenIdle';
import { useActivity } from './session/SessionContext';

const loadToasts = () => import('./Toasts');
const loadDialogs = () => import('./Dialogs');
const Toasts = lazy(async () => ({ default: (await loadToasts()).Toasts }));
const Dialogs = lazy(async () => ({ default: (await loadDialogs()).Dialogs }));
const Popup = lazy(async () => ({ default: (await import('./Popup')).Popup }));

/** Fetches ahead what tells of a lost connection: without one it could not be fetched any more. */
function useWordsForFaults(): void {
  useEffect(
    () =>
      whenIdle(() => {
        for (const load of [loadToasts, loadDialogs]) load().catch(() => undefined);
      }),
    [],
  );
}

/** Toasts, dialogs and the popup; their code comes when the page is idle, or with the first one. */
export function Overlays() {
  useWordsForFaults();
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
