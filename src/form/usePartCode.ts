import { useEffect, useReducer, type ComponentType } from 'react';
import type { CodeEntry } from '../fields/common/entry';
import type { CodePart } from '../session';
import { useActivity, useSessionContext } from './SessionContext';

/** A component of a part, `undefined` until it is here. It is fetched when it is needed; that it does not come is reported by the session. */
export function usePartCode<P>(
  part: Exclude<CodePart, object>,
  entry: CodeEntry<P>,
  needed = true,
): ComponentType<P> | undefined {
  const session = useSessionContext();
  const [, draw] = useReducer((count: number) => count + 1, 0);
  // Reported by the session: after it, the code is asked for again.
  const missing = useActivity((now) => now.missingPart);
  const component = entry.component();
  const isAsked = needed && !component && missing === undefined;
  useEffect(() => {
    if (isAsked) session.ports.parts.fetch(part).then(draw, session.missPart);
  }, [isAsked, part, session]);
  return component;
}
