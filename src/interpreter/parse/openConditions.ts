import type { Issue } from '../issues';
import { innerBlocks, withInner, type ContentBlock } from '../../language';

/**
 * Leaves out the blocks of a page or popup that have a condition: outside of a form there are no answers that it could read, and
 * what was written for some must not be shown to all.
 */
export function withoutConditions(
  blocks: readonly ContentBlock[],
  path: string,
  leftOut: Issue[],
): readonly ContentBlock[] {
  return blocks.flatMap((block, index): ContentBlock[] => {
    const at = `${path}[${index}]`;
    const { visibleWhen } = block;
    if (visibleWhen !== undefined) {
      leftOut.push({
        code: 'wrong-value',
        path: `${at}.visibleWhen`,
        received: JSON.stringify(visibleWhen),
        expected: 'blok tanpa syarat',
        hint: 'Halaman dan popup tidak mempunyai jawaban: hapus syaratnya, atau taruh blok ini di sebuah langkah formulir.',
      });
      return [];
    }
    const inner = innerBlocks(block);
    return [inner ? withInner(block, withoutConditions(inner.blocks, `${at}.${inner.key}`, leftOut)) : block];
  });
}
