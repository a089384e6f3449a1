import type { Core } from './core';

/** The lists of one session that are asked for again. */
export type AskedAgain = ReturnType<typeof createAskedAgain>;

/** Lists that say too little of a stored choice, since they are empty or did not come: the bank is asked again before the form goes on. */
export function createAskedAgain(core: () => Pick<Core, 'send' | 'state'>) {
  const lists = new Map<string, () => Promise<void>>();
  return {
    /** Has a field's list asked for at each press of Next or of the preview's button; gives what ends that. */
    add: (name: string, ask: () => Promise<void>): (() => void) => {
      lists.set(name, ask);
      return () => {
        if (lists.get(name) === ask) lists.delete(name);
      };
    },
    /** One of them was pressed: it waits until all of them are answered, whatever the answer. */
    ask: (): void => {
      const { send, state } = core();
      for (const [name, ask] of lists) {
        if (Object.hasOwn(state().pending, name)) continue;
        void send({ type: 'pending', name, running: true });
        const end = (): void => void send({ type: 'pending', name, running: false });
        void ask().then(end, end);
      }
    },
    /** Whether one of them is not answered yet. */
    isAsking: (): boolean => {
      const { pending } = core().state();
      return [...lists.keys()].some((name) => Object.hasOwn(pending, name));
    },
  };
}
