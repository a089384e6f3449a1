import type { CompiledForm, FormState } from '../../interpreter';
import { sessionWords } from '../../messages';
import type { Bank, Navigator, Ports } from '../../session';
import { createStore, type Neighbours } from '../../storage';
import type { VirtualClock } from './clock';
import type { Device } from './device';

/** What a page of a tab is made of. */
export interface PageParts {
  /** The definition as it is served now; read at each load of the page. */
  form: () => CompiledForm;
  clock: VirtualClock;
  bank: Bank;
  newKey: () => string;
  newCode: () => string;
  /** Called with each new state, with the names that have changed. */
  onState?: (state: FormState, changed: ReadonlySet<string>) => void;
}

/** A loaded page: when it ends, nothing of it runs on. */
export interface LivePage {
  ports: Ports;
  wake: () => void;
  /** `notified`: the page hears that it ends. */
  end: (notified: boolean) => void;
}

/** Loads a page: the ports of its session, as long as it lives. */
export function createLivePage(
  { bank, clock, form, newCode, newKey, onState }: PageParts,
  storage: ReturnType<Device['tab']>,
  neighbours: Neighbours,
  navigator: Navigator,
): LivePage {
  let alive = true;
  const wakes = new Set<() => void>();
  const leaves = new Set<() => void>();
  const ends = new Set<() => void>();
  const add = (set: Set<() => void>, listener: () => void) => {
    set.add(listener);
    return () => set.delete(listener);
  };
  /** An answer that comes to a page which has ended is read by nobody. */
  const whileAlive = <A>(answer: Promise<A>): Promise<A> =>
    new Promise((resolve, reject) => {
      answer.then((value) => {
        if (alive) resolve(value);
      }, reject);
    });
  const store = createStore(form().definition.slug, {
    storage: () => storage.storage,
    now: clock.now,
    others: storage.others(form().definition.slug),
    neighbours,
    listen: (listener) => {
      const stop = storage.listen(listener);
      ends.add(stop);
      return stop;
    },
  });
  const ports: Ports = {
    state: { publish: (state, changed) => onState?.(state, changed) },
    clock: {
      now: clock.now,
      today: clock.today,
      untilTomorrow: clock.untilTomorrow,
      after: (ms, task) => {
        const callOff = clock.after(ms, () => {
          ends.delete(callOff);
          task();
        });
        ends.add(callOff);
        return callOff;
      },
      onWake: (listener) => add(wakes, listener),
      onLeave: (listener) => add(leaves, listener),
    },
    bank: {
      call: (...asked) => whileAlive(bank.call(...asked)),
      download: (...asked) => whileAlive(bank.download(...asked)),
      popup: (...asked) => whileAlive(bank.popup(...asked)),
      prepare: (...asked) => whileAlive(bank.prepare(...asked)),
      isLost: (...asked) => whileAlive(bank.isLost(...asked)),
      upload: (...asked) => whileAlive(bank.upload(...asked)),
    },
    store,
    navigator,
    words: sessionWords,
    newKey,
    newCode,
  };
  return {
    ports,
    wake: () => wakes.forEach((listener) => listener()),
    end: (notified) => {
      if (notified) leaves.forEach((listener) => listener());
      alive = false;
      ends.forEach((callOff) => callOff());
    },
  };
}
