import type { ComponentType } from 'react';

/** Where a component comes from. */
export interface Entry<P> {
  /** The component; `undefined` until `load` has fetched it. */
  component: () => ComponentType<P> | undefined;
  load: () => Promise<void>;
}

/** A component of the first chunk. */
export const eager = <P>(component: ComponentType<P>): Entry<P> => ({
  component: () => component,
  load: () => Promise.resolve(),
});

/**
 * A component with a chunk of its own. Not React's `lazy`, which shows a fallback for a moment even when the chunk is here.
 * A failed fetch is not remembered: the next one tries again.
 */
export const fetched = <P>(fetchComponent: () => Promise<ComponentType<P>>): Entry<P> => {
  let component: ComponentType<P> | undefined;
  return {
    component: () => component,
    load: async () => {
      component ??= await fetchComponent();
    },
  };
};
