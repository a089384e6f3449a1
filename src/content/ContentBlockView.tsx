import Box from '@mui/material/Box';
import { Suspense, type ReactNode } from 'react';
import { fetched, lately, type Entry } from '../fields/common/entry';
import type { ContentBlock, ContentType } from '../interpreter';
import { Action } from './blocks/Action';
import { GuideText } from './blocks/GuideText';
import { Heading } from './blocks/Heading';
import { RichText } from './blocks/RichText';
import { BlockBoundary } from './BlockBoundary';
import { drawWith, type ContentProps, type ViewsOf } from './views';

/** What steps of forms are explained with: here at once. */
const views: ViewsOf<'heading' | 'richText' | 'guideText' | 'button'> = {
  heading: Heading,
  richText: ({ block }) => <RichText html={block.html} tone={block.tone} lang={block.lang} />,
  guideText: GuideText,
  button: Action,
};

/** All other blocks. Pages fetch it beside their definition, forms with the first step that has one. */
export const pageBlock: Entry<ContentProps<ContentBlock>> = fetched(
  () => import('./PageBlock'),
  (module) => module.PageBlock,
);
const PageBlock = lately(pageBlock);

/** Whether a block of this type is drawn by `pageBlock`. */
export function isPageBlock(type: ContentType): boolean {
  return !Object.hasOwn(views, type);
}

/** Pixels that a block takes: kept free until its code is here, so that what follows it does not jump. */
const rooms: { [T in ContentType]?: { xs: number | string; md: number | string } } = {
  // As high as the window, as the skeleton of a form is.
  form: { xs: '100vh', md: '100vh' },
  tracking: { xs: 541, md: 375 },
};

/** A content block whose texts are filled in. One that fails leaves the page around it standing. */
export function ContentBlockView({ block, inner }: { block: ContentBlock; inner?: ReactNode }) {
  return (
    <BlockBoundary>
      <Suspense fallback={<Box sx={{ gridColumn: '1 / -1', minHeight: rooms[block.type] }} />}>
        {isPageBlock(block.type) ? <PageBlock block={block} inner={inner} /> : drawWith(views, block, inner)}
      </Suspense>
    </BlockBoundary>
  );
}
