import { createElement, useEffect, useReducer } from 'react';
import { whenIdle } from '../content';
import { overlayLayer } from './overlayLayer';
import { useActivity, useSessionContext } from './SessionContext';

/**
 * What stands in front of the form; its code comes when the page is idle, or with the first of them. Some tell of a lost
 * connection: without one they could not be fetched any more.
 */
export function Overlays() {
  const session = useSessionContext();
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const needed = useActivity(
    ({ toasts, dialogs, popup, question }) =>
      toasts.length > 0 || dialogs.length > 0 || popup !== undefined || question !== undefined,
  );
  // Told by the session: after it, the code is asked for again.
  const missing = useActivity((now) => now.missingPart);
  useEffect(() => whenIdle(() => void overlayLayer.load().then(draw, () => undefined)), []);
  useEffect(() => {
    if (needed && !overlayLayer.component() && missing === undefined) {
      session.ports.parts.fetch('overlays').then(draw, session.missPart);
    }
  }, [needed, missing, session]);
  const Layer = overlayLayer.component();
  return needed && Layer ? createElement(Layer) : null;
}
