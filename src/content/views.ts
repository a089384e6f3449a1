import { createElement, type ComponentType, type ReactElement, createContext, use } from 'react';
import { type Elements } from '../fields/common/types';
import type { ContentBlock, ContentType, FormEmbedBlock } from '../interpreter';

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

/** Draws a form that stands on a page. The app gives it: content knows no forms, which are made of content themselves. */
export const FormHostContext = createContext<(block: FormEmbedBlock) => Elements>(() => null);

/** A form on a page. Draws nothing outside of the app. */
export function FormHost({ block }: { block: FormEmbedBlock }) {
  return use(FormHostContext)(block);
}
