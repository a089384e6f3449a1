import { createElement, useEffect, useReducer } from 'react';
import { whenIdle } from '../content';
import { overlayLayer } from './overlayLayer';
import { useActivity } from './SessionContext';
import { usePartCode } from './usePartCode';

/**
 * What stands in front of the form; its code comes when the page is idle, or with the first of them. Some report a lost
 * connection: without one they could not be fetched any more.
 */
export function Overlays() {
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const needed = useActivity(
    ({ toasts, dialogs, popup, question }) =>
      toasts.length > 0 || dialogs.length > 0 || popup !== undefined || question !== undefined,
  );
  useEffect(() => whenIdle(() => void overlayLayer.load().then(draw, () => undefined)), []);
  const Layer = usePartCode('overlays', overlayLayer, needed);
  return needed && Layer ? createElement(Layer) : null;
}
