import { lazy, Suspense } from 'react';
import { useActivity } from './session/SessionContext';

const Toasts = lazy(async () => ({ default: (await import('./Toasts')).Toasts }));
const Dialogs = lazy(async () => ({ default: (await import('./Dialogs')).Dialogs }));
const Popup = lazy(async () => ({ default: (await import('./Popup')).Popup }));

/** Toasts, dialogs and the popup; their code comes with the first one. */
export function Overlays() {
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
