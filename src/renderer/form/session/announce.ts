import type { Toast } from '../../../interpreter';
import type { Session } from './session';

let lastId = 0;

/** Names toasts and dialogs to React. */
export function nextId(): number {
  lastId += 1;
  return lastId;
}

/** Most toasts at once: more would cover a phone's screen. */
const mostToasts = 3;

/** Puts a toast on the screen and gives its id. The same words again take the place of the first ones; the oldest make room. */
export function showToast(session: Session, toast: Toast): number {
  const id = nextId();
  session.activity.update((now) => {
    const others = now.toasts.filter(({ title, text }) => title !== toast.title || text !== toast.text);
    return { ...now, toasts: [...others, { ...toast, id }].slice(-mostToasts) };
  });
  return id;
}

/** Takes the newest toast off the screen; false when there is none. */
export function closeNewestToast({ activity }: Session): boolean {
  const newest = activity.current().toasts.at(-1);
  if (newest) activity.update((now) => ({ ...now, toasts: now.toasts.filter((one) => one !== newest) }));
  return newest !== undefined;
}
