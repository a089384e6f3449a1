import type { Core } from './core';

/** Lists that say too little of a stored choice, since they are empty or did not come: the bank is asked again before the form goes on. */
export interface AskedAgain {
  /** Has a field's list asked for at each press of Next or of the preview's button; gives what ends that. */
  add: (name: string, ask: () => Promise<void>) => () => void;
  /** One of them was pressed: it waits until all of them are answered, whatever the answer. */
  ask: () => void;
  /** Whether one of them is not answered yet. */
  isAsking: () => boolean;
}

/** The lists of one session that are asked for again. */
export function createAskedAgain(core: () => Core): AskedAgain {
  const lists = new Map<string, () => Promise<void>>();
  return {
    add: (name, ask) => {
      lists.set(name, ask);
      return () => {
        if (lists.get(name) === ask) lists.delete(name);
      };
    },
    ask: () => {
      const { send, state } = core();
      for (const [name, ask] of lists) {
        if (Object.hasOwn(state().pending, name)) continue;
        void send({ type: 'pending', name, running: true });
        const end = (): void => void send({ type: 'pending', name, running: false });
        void ask().then(end, end);
      }
    },
    isAsking: () => {
      const { pending } = core().state();
      return [...lists.keys()].some((name) => Object.hasOwn(pending, name));
    },
  };
}
