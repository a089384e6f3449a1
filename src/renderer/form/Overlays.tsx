import { lazy, Suspense } from 'react';
import { useActivity } from './session/SessionContext';

const Toasts = lazy(async () => ({ default: (await import('./Toasts')).Toasts }));
const Dialogs = lazy(async () => ({ default: (await import('./Dialogs')).Dialogs }));

/** Toasts and dialogs; their code comes with the first one. */
export function Overlays() {
  const toasts = useActivity((now) => now.toasts);
  const dialogs = useActivity((now) => now.dialogs);
  return (
    <Suspense>
      {toasts.length > 0 && <Toasts />}
      {dialogs.length > 0 && <Dialogs />}
    </Suspense>
  );
}
