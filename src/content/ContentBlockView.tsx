import { type Elements } from '../fields/common/types';
import type { ContentBlock, ContentType, HeadingBlock, GuideTextBlock, ButtonBlock } from '../interpreter';
import { innerBlocks } from '../interpreter/content';
import { RichText, bareText } from './blocks/RichText';
import { BlockBoundary } from './RetryBoundary';
import { contentClass } from './contentClass';
import { lazyComponent, MissingPart, PartBoundary } from './lazyPart';
import { drawWith, type ViewsOf } from './views';
import { contentWords, pageWords } from '../messages';
import { Opener } from './blocks/Opener';
import Button from '@mui/material/Button';
import { fieldClasses, visuallyHidden } from '../theme';
import { SiteLink } from './blocks/SiteLink';

/** A link that looks like a button, or a button that shows what stands inside the block. `do` belongs to forms. */
export function Action({ block, inner }: { block: ButtonBlock; inner: Elements }) {
  if (block.href !== undefined) {
    return <ButtonLink href={block.href} newTab={block.newTab === true} text={block.text} />;
  }
  return block.opens ? <Opener text={block.text} opens={block.opens} inner={inner} /> : null;
}

/** A link that looks like a button; that it opens a new tab is read out. */
function ButtonLink({ href, newTab, text }: { href: string; newTab: boolean; text: string }) {
  return (
    <div className={contentClass('actionLine')}>
      <Button component={SiteLink} href={href} newTab={newTab} variant="contained">
        <span>{text}</span>
        {newTab && <span style={visuallyHidden}>{pageWords.newTab}</span>}
      </Button>
    </div>
  );
}

/** Help inside a form: in sight, or behind a button. */
export function GuideText({ block: { html, display } }: { block: GuideTextBlock }) {
  const words = <RichText html={html} tone="guide" />;
  if (display !== 'popover') return words;
  // Several of them on one step are distinguished by what they explain.
  const title = contentWords.guideOn(beginning(bareText(html)));
  const opens = { as: 'popover', title, blocks: [] } as const;
  return <Opener text={contentWords.guide} name={title} opens={opens} inner={words} />;
}

/** Characters of a text that name it. */
const nameLength = 48;

/** The first line of a text, cut after a whole word. */
function beginning(text: string): string {
  const [line = ''] = text.split('\n', 1);
  if (line.length <= nameLength) return line;
  return `${line.slice(0, nameLength + 1).replace(/\s+\S*$/, '')} …`;
}

/** A title of any level, on a line of its own. */
export function Heading({ block: { level, align, underline, text } }: { block: HeadingBlock }) {
  const Title = `h${level}` as const;
  return (
    <Title
      // Heads a page, which gives it the focus of those who come from another page.
      tabIndex={level === 1 ? -1 : undefined}
      className={contentClass('heading', `heading${level}`)}
      style={{ textAlign: align ?? 'left', textDecoration: underline ? 'underline' : undefined }}
    >
      {text}
    </Title>
  );
}

/** The blocks that steps of forms often have: part of this script. */
const views: ViewsOf<'heading' | 'richText' | 'guideText' | 'button'> = {
  heading: Heading,
  richText: ({ block }) => <RichText html={block.html} tone={block.tone} lang={block.lang} />,
  guideText: GuideText,
  button: Action,
};

/** All other blocks. Pages fetch it beside their definition, forms with the first step that has one. */
export const PageBlock = lazyComponent(() => import('./PageBlock').then((module) => module.PageBlock));

/** Fetches ahead what blocks of a page fetch when they are drawn. Settles when all their code is there. */
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

/** A content block whose texts are filled in. One that fails does not take the page with it. */
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

/** In place of a block whose code is on its way. A number that is to be shown is there at once, in letters. */
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

/** Content blocks outside of a form: their texts are shown as they were written. */
export function StaticBlocks({ blocks }: { blocks: readonly ContentBlock[] }) {
  if (blocks.length === 0) return null;
  return (
    <div className={fieldClasses.grid}>
      {blocks.map((block, index) => (
        <ContentBlockView
          key={`${index} ${block.type}`}
          block={block}
          inner={<StaticBlocks blocks={innerBlocks(block)?.blocks ?? []} />}
        />
      ))}
    </div>
  );
}
