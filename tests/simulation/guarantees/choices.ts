import type { Session } from '../../../src/session';
import type { World, Watcher } from '../world';

const kept = 'A list that comes without anything calls no stored choice gone.';

/** Examines whether a choice is called gone by a list that says nothing of it. */
export function choices(visit: World): Watcher {
  const goneBefore = new WeakMap<Session, ReadonlySet<string>>();
  return {
    on: (happening) => {
      if (happening.what !== 'published') return;
      const { session } = happening.slot;
      const { delisted } = happening.state;
      // What a form that was left still hears is its own.
      if (session?.state() !== happening.state) return;
      const before = goneBefore.get(session);
      goneBefore.set(session, new Set(Object.keys(delisted)));
      for (const [name, comes] of visit.shortLists) {
        const isNew = Object.hasOwn(delisted, name) && before?.has(name) !== true;
        if (comes === 'empty' && isNew) visit.fail(kept, `${name} is called gone`);
      }
    },
  };
}
