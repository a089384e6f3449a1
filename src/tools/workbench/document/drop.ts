import type { OutlineEntry } from './outline';

/** Where something is dropped: beside a line, or in what the line holds. */
export type Side = 'before' | 'after' | 'into';

/** The sides of a line on which another one may be dropped: steps among steps, blocks among blocks, and nothing in itself. */
export function sidesOf(dragged: OutlineEntry, target: OutlineEntry): readonly Side[] {
  const kind = dragged.path.at(-2);
  const isInside = dragged.path.every((key, at) => key === target.path[at]);
  if (isInside) return [];
  const beside = target.path.at(-2) === kind ? (['before', 'after'] as const) : [];
  return target.inner?.at(-1) === kind ? [...beside, 'into'] : beside;
}

/** The side that is meant at a height of a line, from 0 at its top to 1. */
export function sideAt(sides: readonly Side[], height: number): Side | undefined {
  if (!sides.includes('into')) return sides.length === 0 ? undefined : height < 0.5 ? 'before' : 'after';
  if (!sides.includes('before')) return 'into';
  // What a line holds stands below it: its lower half leads there.
  return height < 0.3 ? 'before' : height > 0.85 ? 'after' : 'into';
}

/** The list, and the place in it, of a side of a line. */
export function dropPlaceOf(target: OutlineEntry, side: Side): { list: OutlineEntry['path']; index: number } {
  if (side === 'into') return { list: target.inner ?? [], index: 0 };
  return { list: target.path.slice(0, -1), index: target.index + (side === 'after' ? 1 : 0) };
}
