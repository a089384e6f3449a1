import { pathText } from '../../interpreter';
import type { RuleId } from './catalogue';
import type { Found, Position } from './finding';
import { lineCounter, locate, readSpots } from './json/locate';
import { partOf, valueAt } from './json/parts';
import { whereOf } from './json/where';

const toldAtTheKey: ReadonlySet<RuleId> = new Set<RuleId>(['unknown-key', 'keep-unwritten', 'contract-body']);

interface Placed extends Position {
  /** As in a finding; `undefined` for the whole of the text. */
  where?: string;
  /** Whether it stands in the text of another form, which is included here. */
  included: boolean;
}

/** The place of a path in a text. */
type Placer = (path: string, rule: RuleId) => Placed;

/** The place of what stands nowhere in the text. */
const startOfText: Placed = { line: 1, column: 1, included: false };

/** Finds places in a text, and the keys that it has twice; of a text that is no JSON everything stands at its start. */
export function placer(text: string): { place: Placer; repeated: readonly Found[] } {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { place: () => startOfText, repeated: [] };
  }
  const positionOf = lineCounter(text);
  const repeated: Found[] = [];
  const root = readSpots(text, ({ key, at, before, owner }) => {
    const { line } = positionOf(before);
    repeated.push({
      rule: 'duplicate-key',
      path: pathText([...owner, key]),
      what: `"${key}" tertulis dua kali di tempat yang sama, pertama di baris ${line}; yang pertama tidak berlaku.`,
      mend: `Gabungkan isinya dengan yang di baris ${line}, lalu hapus salah satunya.`,
      position: positionOf(at),
    });
  });
  const place: Placer = (path, rule) => {
    const { spot, keys, rest } = locate(root, path);
    return {
      ...positionOf(toldAtTheKey.has(rule) ? spot.key : spot.value),
      where: whereOf(json, keys),
      included: rest.startsWith('.blocks') && partOf(valueAt(json, keys), 'type') === 'form',
    };
  };
  return { place, repeated };
}
