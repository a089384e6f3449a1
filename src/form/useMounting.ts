import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { inReadingOrder, type CompiledStep, type FormState } from '../interpreter';
import { firstFields } from './keyedStore';
import { useFormStore } from './SessionContext';

/**
 * Most fields that are painted at once. Each field whose painting waits has a style pass and a layout of its own when it
 * comes near: up to here that costs more than it saves (measured by the benchmark).
 */
const mostAtOnce = 200;

/** What of a step is drawn after its first screen. */
export interface Mounting {
  /** The places of these fields. */
  later: ReadonlySet<string>;
  /** So many fields that painting them all at once costs more than painting each when it comes near. */
  long: boolean;
}

/** The key of a place that is drawn after the first screen. */
export const drawnView = (id: string): string => `@drawn ${id}`;

/** The first screen of a step's fields is drawn at once, the rest in turn, by itself: no field needs scrolling to exist. */
export function useMounting(step: CompiledStep, state: FormState): Mounting {
  const store = useFormStore();
  const [mounting] = useState((): Mounting => {
    const places = inReadingOrder(state, step.places).map(({ id }) => id);
    const later = places.slice(firstFields);
    store.hold(later.map(drawnView));
    return { later: new Set(later), long: places.length > mostAtOnce };
  });
  useEffect(() => store.wakeInTurn(), [store]);
  return mounting;
}

/** Draws all that waits to be drawn, before it returns. */
export function useFinish(): () => void {
  const store = useFormStore();
  return useCallback(() => {
    if (store.isWaking()) flushSync(store.wakeAll);
  }, [store]);
}
