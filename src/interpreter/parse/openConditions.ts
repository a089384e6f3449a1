import { connectorOf, operatorOf } from '../conditions/aliases';
import type { Issue } from '../issues';
import {
  innerBlocks,
  withInner,
  type Condition,
  type ConditionEntry,
  type ContentBlock,
} from '../../language';

/**
 * Leaves out the blocks of a page or popup whose condition nobody can read: an unknown operator, a missing connector, or the name
 * of a condition, which only forms have. Such a block must not be shown to all.
 */
export function withoutUnreadable(
  blocks: readonly ContentBlock[],
  path: string,
  leftOut: Issue[],
): readonly ContentBlock[] {
  return blocks.flatMap((block, index): ContentBlock[] => {
    const at = `${path}[${index}]`;
    const { visibleWhen } = block;
    if (visibleWhen !== undefined && !isReadable(visibleWhen)) {
      const expected = 'syarat yang dapat dinilai di luar formulir';
      const received = JSON.stringify(visibleWhen);
      leftOut.push({ code: 'wrong-value', path: `${at}.visibleWhen`, received, expected });
      return [];
    }
    const inner = innerBlocks(block);
    return [inner ? withInner(block, withoutUnreadable(inner.blocks, `${at}.${inner.key}`, leftOut)) : block];
  });
}

function isReadable(condition: Condition): boolean {
  if (typeof condition === 'string' || !isList(condition)) return isReadableEntry(condition);
  return condition.every(
    (item, index) =>
      isReadableEntry(item) &&
      (index === condition.length - 1 || connectorOf(item.nextCondition ?? '') !== undefined),
  );
}

function isReadableEntry(entry: ConditionEntry): boolean {
  if (typeof entry === 'string') return false;
  if ('name' in entry) return operatorOf(entry.condition) !== undefined;
  if ('not' in entry) return isReadableEntry(entry.not);
  return ('all' in entry ? entry.all : entry.any).every(isReadableEntry);
}

function isList(condition: Condition): condition is Extract<Condition, readonly unknown[]> {
  return Array.isArray(condition);
}
