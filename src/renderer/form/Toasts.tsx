import { ToastStack } from '../../widgets/ToastStack';
import { useActivity, useSessionContext } from './session/SessionContext';

/** What the form has to tell. */
export function Toasts() {
  const { activity } = useSessionContext();
  const toasts = useActivity((now) => now.toasts);
  const close = (id: number): void =>
    activity.update((now) => ({ ...now, toasts: now.toasts.filter((one) => one.id !== id) }));
  return <ToastStack toasts={toasts} onClose={close} />;
}
