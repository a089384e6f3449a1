import { type Elements } from '../fields/common/elements';
import type { ContentBlock, ContentType } from '../interpreter';
import { Action } from './blocks/Action';
import { GuideText } from './blocks/GuideText';
import { Heading } from './blocks/Heading';
import { RichText } from './blocks/RichText';
import { BlockBoundary } from './BlockBoundary';
import { contentClass } from './contentClass';
import { lazyComponent, MissingPart, PartBoundary } from './lazyPart';
import { drawWith, type ViewsOf } from './views';

/** What steps of forms are explained with: here at once. */
const views: ViewsOf<'heading' | 'richText' | 'guideText' | 'button'> = {
  heading: Heading,
  richText: ({ block }) => <RichText html={block.html} tone={block.tone} lang={block.lang} />,
  guideText: GuideText,
  button: Action,
};

/** All other blocks. Pages fetch it beside their definition, forms with the first step that has one. */
export const PageBlock = lazyComponent(() => import('./PageBlock').then((module) => module.PageBlock));

/** Asks for what blocks of a page will ask for once they are drawn. Settles when all their code is there. */
export async function prepareBlocks(blocks: readonly ContentBlock[]): Promise<void> {
  await PageBlock.load();
  await (await import('./PageBlock')).prepareBlocks(blocks);
}

/** Whether a block of this type is drawn by `PageBlock`. */
export function isPageBlock(type: ContentType): boolean {
  return !Object.hasOwn(views, type);
}

/** The room that a block takes: kept free until its code is here, so that what follows it does not jump. */
const rooms: { [T in ContentType]?: string } = {
  form: contentClass('roomForForm'),
  tracking: contentClass('roomForTracking'),
  qrCode: contentClass('roomForCode'),
};

/** A content block whose texts are filled in. One that fails leaves the page around it standing. */
export function ContentBlockView({ block, inner }: { block: ContentBlock; inner?: Elements }) {
  return (
    <BlockBoundary>
      <PartBoundary
        waiting={<Room block={block} />}
        missing={<MissingPart>{block.type === 'qrCode' && <Room block={block} />}</MissingPart>}
      >
        {isPageBlock(block.type) ? (
          <PageBlock block={block} inner={inner} />
        ) : (
          <>{drawWith(views, block, inner)}</>
        )}
      </PartBoundary>
    </BlockBoundary>
  );
}

/** In place of a block whose code is on its way. What is to be shown to somebody is read at once: it may be written down. */
const Room = ({ block }: { block: ContentBlock }) => (
  <div className={rooms[block.type]}>
    {block.type === 'qrCode' && (
      <>
        <span>{block.label}</span>
        <strong>{block.text}</strong>
      </>
    )}
  </div>
);
