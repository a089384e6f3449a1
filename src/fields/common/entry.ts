import { createElement, lazy, useState, type ComponentType } from 'react';

/** Where a component comes from. */
export interface CodeEntry<P> {
  /** The component; `undefined` until `load` has fetched it. */
  component: () => ComponentType<P> | undefined;
  /** Fetches it. Rejects when it does not come; calling again tries again. */
  load: () => Promise<void>;
}

/** Dispatched on the window when a script came, but not as it was built: cut, empty, or another one. */
export const codeDamaged = 'eform:code-damaged';

/** A module without what is asked of it: its script was empty, or another one. */
class DamagedCode extends Error {
  override name = 'DamagedCode';
}

/** A component of the first chunk. */
export const eager = <P>(component: ComponentType<P>): CodeEntry<P> => ({
  component: () => component,
  load: () => Promise.resolve(),
});

/** A component with a chunk of its own: the module, and what of it is meant. */
export const lazyModule = <Module, P>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<P>,
): CodeEntry<P> => entryOf(repeatable(load), pick);

/** As `lazyModule`, of a module that others fetch as well. A module without the component counts as not loaded. */
export const entryOf = <Module, P>(
  loadModule: () => Promise<Module>,
  pick: (module: Module) => ComponentType<P>,
): CodeEntry<P> => {
  let component: ComponentType<P> | undefined;
  return {
    component: () => component,
    load: async () => {
      component ??= whole(pick(await loadModule()));
    },
  };
};

/** What a module exports. Throws where it does not: its script came damaged. */
export function whole<T>(exported: T | undefined): T {
  if (exported === undefined) throw damaged(new DamagedCode('A script came without what it exports.'));
  return exported;
}

function damaged(error: Error): Error {
  window.dispatchEvent(new Event(codeDamaged));
  return error;
}

/** As an entry, of a component that nobody can use before other code is here as well. */
export const withModule = <P>(entry: CodeEntry<P>, loadCode: () => Promise<unknown>): CodeEntry<P> => {
  let isHere = false;
  return {
    component: () => (isHere ? entry.component() : undefined),
    load: async () => {
      await Promise.all([entry.load(), loadCode()]);
      isHere = true;
    },
  };
};

/**
 * A component that draws an entry's, and suspends until it is there. React's `lazy` alone shows the fallback for a moment even when
 * the chunk is here, and remembers for good what did not come once. `wait` may end otherwise, for whoever draws the fault.
 */
export function lazyComponent<P extends object>(
  entry: CodeEntry<P>,
  wait: () => Promise<void> = () => untilThere(entry.load),
): ComponentType<P> {
  const Late = lazy(async () => {
    await wait();
    return { default: (props: P) => drawn(entry.component(), props) };
  });
  return function Lazy(props: P) {
    // The same for as long as it is on the screen: another one would begin from the start, without what was typed in it.
    const [component] = useState<ComponentType<P>>(() => entry.component() ?? Late);
    return drawn(component, props);
  };
}

const drawn = <P extends object>(component: ComponentType<P> | undefined, props: P) =>
  component ? createElement(component, props) : null;

/**
 * Code that can be asked for again. Some browsers remember that a script did not come, and never ask for it again under the same
 * address: after a failure it is asked for under another one.
 */
export function repeatable<Module>(
  load: () => Promise<Module>,
  loadFrom: (address: string) => Promise<unknown> = (address) => import(/* @vite-ignore */ address),
): () => Promise<Module> {
  let address: string | undefined;
  let attempt = 1;
  return async () => {
    try {
      // What lies at the address is the module that `load` asks for.
      return address === undefined ? await load() : ((await loadFrom(`${address}?${attempt}`)) as Module);
    } catch (error) {
      attempt += 1;
      address ??= addressIn(error);
      // A script that was cut; one that did not come at all is another error.
      throw error instanceof SyntaxError ? damaged(error) : error;
    }
  };
}

/** The address of code that did not come, as browsers name it. */
function addressIn(error: unknown): string | undefined {
  return error instanceof Error ? /https?:\/\/[^\s?]+\.js\b/.exec(error.message)?.[0] : undefined;
}

/** Milliseconds until code that did not come is asked for again, unless the connection comes back before. */
const pause = 5000;

/** Asks until what is asked for is there. Never rejects. */
export async function untilThere<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch {
      await nextChance();
    }
  }
}

function nextChance(): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, pause);
    window.addEventListener('online', end);
  });
}
