import { createElement, type ComponentType, type ReactElement } from 'react';
import { type Elements } from '../fields/common/elements';
import type { ContentBlock, ContentType } from '../interpreter';

/** What a block is drawn from. */
export interface ContentProps<Block> {
  block: Block;
  /** The blocks inside it, drawn by whoever draws this one. */
  inner: Elements;
}

/** What draws each of these types of block. */
export type ViewsOf<Types extends ContentType> = {
  [T in Types]: ComponentType<ContentProps<Extract<ContentBlock, { type: T }>>>;
};

/** A block by the view of its type; nothing when there is none among these. */
export function drawWith(
  views: Partial<ViewsOf<ContentType>>,
  block: ContentBlock,
  inner: Elements,
): ReactElement | null {
  // Each view takes the block of its own type, which a lookup by `block.type` cannot express.
  const View = views[block.type] as ComponentType<ContentProps<ContentBlock>> | undefined;
  return View ? createElement(View, { block, inner }) : null;
}
