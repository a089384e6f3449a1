/** What the script reads of a fiber, the record that React keeps of a mounted component or element. */
interface Fiber {
  alternate: Fiber | null;
  child: Fiber | null;
  sibling: Fiber | null;
  flags: number;
  /** What kind of thing is mounted. */
  tag: number;
  memoizedProps: Record<string, unknown> | null;
}

declare global {
  interface Window {
    /** The names of the fields that were drawn again since the page was opened or this was emptied, one entry each. */
    drawnFields: string[];
    /** How often React has changed the page since then, and how many fibers it has looked at for that. */
    committed: { commits: number; fibers: number };
  }
}

/**
 * Runs in the page before React: counts drawn fields by React's own hook for its developer tools, which a production
 * build calls too. A field was drawn when the component that returns its `[data-field]` element ran, or one inside.
 * Walking the tree costs time, so pages that are timed go without it.
 */
export function countDrawnFields(): void {
  const performedWork = 1;
  const hostElement = 5;
  // Functions, classes, and what `forwardRef` and `memo` make. Fragments and providers only pass on.
  const components = new Set([0, 1, 11, 14, 15]);
  window.drawnFields = [];
  window.committed = { commits: 0, fibers: 0 };

  const visit = (
    first: Fiber | null,
    parentRan: boolean,
    around: string | undefined,
    drawn: Set<string>,
  ): void => {
    for (let fiber = first; fiber; fiber = fiber.sibling) {
      window.committed.fibers += 1;
      const isComponent = components.has(fiber.tag);
      const ran = isComponent && fiber.alternate !== null && (fiber.flags & performedWork) !== 0;
      const own = fiber.tag === hostElement ? fiber.memoizedProps?.['data-field'] : undefined;
      const field = typeof own === 'string' ? own : around;
      if (field !== undefined && (ran || (field === own && parentRan))) drawn.add(field);
      // A component that was left alone keeps its old children; nothing below them ran.
      if (fiber.child === fiber.alternate?.child) continue;
      const passesOn = !isComponent && fiber.tag !== hostElement;
      visit(fiber.child, passesOn ? parentRan : ran, field, drawn);
    }
  };

  const hook = {
    supportsFiber: true,
    renderers: new Map(),
    inject: () => 1,
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
    onCommitFiberRoot: (_: number, root: { current: Fiber }) => {
      window.committed.commits += 1;
      const drawn = new Set<string>();
      visit(root.current, false, undefined, drawn);
      window.drawnFields.push(...drawn);
    },
  };
  Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
}
