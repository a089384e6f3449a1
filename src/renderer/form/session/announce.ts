import type { Toast } from '../../../interpreter';
import type { Session } from './session';

let lastId = 0;

/** Names toasts and dialogs to React. */
export function nextId(): number {
  lastId += 1;
  return lastId;
}

/** Puts a toast on the screen. */
export function showToast(session: Session, toast: Toast): void {
  session.activity.update((now) => ({ ...now, toasts: [...now.toasts, { ...toast, id: nextId() }] }));
}
