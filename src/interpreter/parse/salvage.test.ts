import cases from './salvage.cases.json';
import { explained } from '../testing/explained';
import { parseContent, salvageContent } from './parseContent';

/** Content, the blocks that stand (left out: none do), and the places that were left out. */
interface Case {
  name: string;
  content: unknown;
  blocks?: readonly unknown[];
  leftOut?: readonly string[];
}

describe('Content is tolerant', () => {
  // The shapes differ from case to case, which JSON modules type as a union of them all.
  test.each(cases as unknown as Case[])('$name', ({ content, blocks, leftOut = [] }) => {
    const before = JSON.stringify(content);
    const read = salvageContent(content);
    expect(read.ok ? read.blocks : undefined).toEqual(blocks);
    if (read.ok) expect(explained(read.leftOut).map(({ path }) => path)).toEqual(leftOut);
    // Whole content is the same for a tool, and the input is nobody's to change.
    if (read.ok && leftOut.length === 0) expect(parseContent(content)).toMatchObject({ ok: true, blocks });
    expect(JSON.stringify(content)).toBe(before);
  });
});

test('content with thousands of mistakes is none, and is judged in a few rounds', () => {
  const blocks = Array.from({ length: 5000 }, () => ({ type: 'vidio' }));
  expect(salvageContent({ blocks }).ok).toBe(false);
});
