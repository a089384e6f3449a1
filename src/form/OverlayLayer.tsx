import { ToastStack } from '../content';
import { Dialogs, QuestionDialog } from './Dialogs';
import { Popup } from './Popup';
import { useActivity, useSessionContext } from './SessionContext';

/** What stands in front of the form: toasts, dialogs, the popup, and what only the visitor can decide. */
export function OverlayLayer() {
  const { activity } = useSessionContext();
  const toasts = useActivity((now) => now.toasts);
  const popup = useActivity((now) => now.popup);
  const question = useActivity((now) => now.question);
  return (
    <>
      <ToastStack toasts={toasts} onClose={activity.closeToast} />
      {popup && <Popup popup={popup} />}
      <Dialogs />
      {question && <QuestionDialog {...question} />}
    </>
  );
}
