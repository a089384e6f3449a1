import type { Issue } from '../issues';
import { innerBlocks, withInner, type ContentBlock } from '../../language';
import { content } from '../../language/schemas/content';
import { read, readJson } from './read';
import { salvage } from './salvage';

/** The blocks of a page or popup, or all that is wrong with it. */
export type ParsedContent = { ok: true; blocks: readonly ContentBlock[] } | { ok: false; issues: Issue[] };

/** The blocks of a page or popup that can be shown, with what was left out; or why none can. */
export type SalvagedContent =
  | { ok: true; blocks: readonly ContentBlock[]; leftOut: Issue[] }
  | { ok: false; issues: Issue[] };

/** Reads `{blocks: […]}`, or the same as a JSON text, as a tool does that reports every mistake. Never throws. */
export function parseContent(json: unknown): ParsedContent {
  const raw = asJson(json);
  if (!raw.ok) return raw;
  const done = read(content, raw.value);
  if (!done.ok) return done;
  const issues: Issue[] = [];
  const blocks = withoutConditions(done.value.blocks, 'blocks', issues);
  return issues.length === 0 ? { ok: true, blocks } : { ok: false, issues };
}

/** As `parseContent`, as a page does that must stand: what cannot be read is left out. */
export function salvageContent(json: unknown): SalvagedContent {
  const raw = asJson(json);
  if (!raw.ok) return raw;
  const done = salvage(content, raw.value);
  if (!done.ok) return done;
  const leftOut = [...done.leftOut];
  return { ok: true, blocks: withoutConditions(done.value.blocks, 'blocks', leftOut), leftOut };
}

function asJson(json: unknown): ReturnType<typeof readJson> {
  return typeof json === 'string' ? readJson(json) : { ok: true, value: json };
}

/**
 * Leaves out the blocks of a page or popup that have a condition: outside of a form there are no answers that it could read, and
 * what was written for some must not be shown to all.
 */
function withoutConditions(
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
