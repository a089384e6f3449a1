import type { ContentBlock } from './schemas/content';

/** The texts of a content block by key, those of blocks inside it left out. A key that ends in `html` holds formatted text. */
export type BlockTexts = Readonly<Record<string, string>>;

/** The texts of a block in which a form inserts answers. */
export function textSources(block: ContentBlock): BlockTexts {
  switch (block.type) {
    case 'heading':
    case 'button':
    case 'qrCode':
      return { text: block.text };
    case 'richText':
    case 'guideText':
      return { html: block.html };
    case 'calendar':
      return { day: block.day, title: block.title, text: block.text ?? '', place: block.place ?? '' };
    case 'dataTable':
      return Object.fromEntries(
        block.rows.flatMap((row, y) => row.map((cell, x) => [`rows[${y}][${x}]`, cell] as const)),
      );
    case 'section':
      return block.title === undefined ? {} : { title: block.title };
    default:
      return {};
  }
}

/** A block with its texts filled in; a key that is not there leaves its text as it was written. */
export function withTexts(block: ContentBlock, texts: BlockTexts): ContentBlock {
  switch (block.type) {
    case 'heading':
    case 'button':
    case 'qrCode':
    case 'richText':
    case 'guideText':
    case 'calendar':
    case 'section':
      return { ...block, ...texts };
    case 'dataTable':
      return {
        ...block,
        rows: block.rows.map((row, y) => row.map((cell, x) => texts[`rows[${y}][${x}]`] ?? cell)),
      };
    default:
      return block;
  }
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
