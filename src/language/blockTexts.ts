import { mapped } from './schema/walk';
import { condition } from './schemas/conditions';
import { contentBlocks, innerContent, type ContentBlock } from './schemas/content';

/** The texts of a content block in which a form inserts answers, by where they stand in it; those of blocks inside it left out. */
export type BlockTexts = Readonly<Record<string, string>>;

/** The texts of a block in which a form inserts answers. */
export function textSources(block: ContentBlock): BlockTexts {
  const texts: Record<string, string> = {};
  withEach(block, (text, path) => (texts[path] = text));
  return texts;
}

/** A block with its texts filled in; where none is given, a text stays as it was written. */
export function withTexts(block: ContentBlock, texts: BlockTexts): ContentBlock {
  return withEach(block, (text, path) => texts[path] ?? text);
}

function withEach(block: ContentBlock, of: (text: string, path: string) => string): ContentBlock {
  // With other texts a block is one of the same type.
  return mapped(contentBlocks[block.type], block, {
    text: (text, { role }, path) => (role === 'template' || role === 'html' ? of(text, path) : text),
    json: (value) => value,
    whole: (schema, value) => (schema === innerContent || schema === condition ? value : undefined),
  }) as ContentBlock;
}

/** The blocks inside a block, and the key under which they stand. */
export function innerBlocks(
  block: ContentBlock,
): { key: string; blocks: readonly ContentBlock[] } | undefined {
  if (block.type === 'section') return { key: 'blocks', blocks: block.blocks };
  if (block.type === 'button' && block.opens) return { key: 'opens.blocks', blocks: block.opens.blocks };
  return undefined;
}

/** A block with other blocks inside it. */
export function withInner(block: ContentBlock, blocks: readonly ContentBlock[]): ContentBlock {
  if (block.type === 'section') return { ...block, blocks };
  if (block.type === 'button' && block.opens) return { ...block, opens: { ...block.opens, blocks } };
  return block;
}
