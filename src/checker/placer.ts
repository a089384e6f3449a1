import type { RuleId } from './catalogue';
import type { Finding } from './finding';
import { lineCounter, locate, readSpots } from './json/locate';
import { partOf, valueAt } from './json/parts';
import { whereOf } from './json/where';

const toldAtTheKey: ReadonlySet<RuleId> = new Set<RuleId>(['unknown-key', 'keep-unwritten']);

interface Placed extends Pick<Finding, 'line' | 'column' | 'where'> {
  /** Whether it stands in the text of another form, which is included here. */
  included: boolean;
}

/** The place of a path in a text. */
type Placer = (path: string, rule: RuleId) => Placed;

/** The place of what stands nowhere in the text. */
export const startOfText: Placed = { line: 1, column: 1, where: 'Formulir', included: false };

/** Finds places in a text; `undefined` for a text that is no JSON. */
export function placer(text: string): Placer | undefined {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return undefined;
  }
  const root = readSpots(text);
  const positionOf = lineCounter(text);
  return (path, rule) => {
    const { spot, keys, whole } = locate(root, path);
    return {
      ...positionOf(toldAtTheKey.has(rule) ? spot.key : spot.value),
      where: whereOf(json, keys),
      included: !whole && partOf(valueAt(json, keys), 'type') === 'form',
    };
  };
}
