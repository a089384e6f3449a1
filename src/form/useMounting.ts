import { useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { inReadingOrder, type CompiledStep, type FormState } from '../interpreter';
import { firstFields, type Mounting } from './BlockList';
import { useFormStore } from './SessionContext';

/** Fields that are mounted in each task after the first. */
const chunk = 48;

/**
 * Most fields that are painted at once. Each field whose painting waits has a style pass and a layout of its own when it
 * comes near: up to here that costs more than it saves (measured by the benchmark).
 */
const mostAtOnce = 200;

/** Mounts a long step in chunks; `finish` mounts the rest at once, and draws what waits to be drawn, before it returns. */
export interface ProgressiveMounting extends Mounting {
  done: boolean;
  finish: () => void;
}

/**
 * The first screen of fields in the first task, the rest in chunks, by itself: no field needs scrolling to exist. Timers,
 * not idle callbacks: a busy page must finish too.
 */
export function useMounting(step: CompiledStep, state: FormState): ProgressiveMounting {
  const store = useFormStore();
  const [places] = useState(() => inReadingOrder(state, step.places));
  const count = places.length;
  const [until, setUntil] = useState(firstFields);
  const done = until >= count;
  const numbers = useMemo(() => new Map(places.map((place, index) => [place.id, index])), [places]);
  useEffect(() => {
    if (done) return undefined;
    const timer = setTimeout(() => setUntil((now) => now + chunk), 0);
    return () => clearTimeout(timer);
  }, [done, until]);
  // The same object until more fields are mounted: the blocks are not drawn again for anything else.
  return useMemo(() => {
    const finish = (): void => {
      if (done && !store.isWaking()) return;
      flushSync(() => {
        store.wakeAll();
        setUntil((now) => Math.max(now, count));
      });
    };
    return { until, numbers, long: count > mostAtOnce, done, finish };
  }, [store, until, numbers, count, done]);
}
