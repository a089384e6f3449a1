import Box from '@mui/material/Box';
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { Action } from '../../blocks/Action';
import { Carousel } from '../../blocks/Carousel';
import { CategoryTabs } from '../../blocks/CategoryTabs';
import { ContentImage } from '../../blocks/ContentImage';
import { ContentTable } from '../../blocks/ContentTable';
import { GuideText } from '../../blocks/GuideText';
import { Heading } from '../../blocks/Heading';
import { LinkCards } from '../../blocks/LinkCards';
import { NumberedList } from '../../blocks/NumberedList';
import { RichText } from '../../blocks/RichText';
import { Section } from '../../blocks/Section';
import type { ContentBlock, ContentType } from '../../interpreter';
import { BlockBoundary } from './BlockBoundary';
import { FormHost } from './FormHost';

/** The block of one type. */
type BlockOf<T extends ContentType> = Extract<ContentBlock, { type: T }>;

interface ViewProps<T extends ContentType> {
  block: BlockOf<T>;
  /** The blocks inside it, drawn by whoever draws this one. */
  inner: ReactNode;
}

const lazily = <T extends ContentType>(load: () => Promise<ComponentType<ViewProps<T>>>) =>
  lazy(async () => ({ default: await load() }));

/** What draws each type of block. Few pages show one of the last, so they have chunks of their own. */
const views: { [T in ContentType]: ComponentType<ViewProps<T>> } = {
  heading: Heading,
  richText: ({ block }) => <RichText html={block.html} tone={block.tone} lang={block.lang} />,
  guideText: GuideText,
  button: Action,
  table: ContentTable,
  dataTable: ContentTable,
  image: ContentImage,
  section: Section,
  numberedList: NumberedList,
  linkCards: LinkCards,
  carousel: Carousel,
  categoryTabs: CategoryTabs,
  tracking: lazily(async () => (await import('./Tracking')).Tracking),
  form: FormHost,
};

/** Pixels that a block takes: kept free until its code is here, so that what follows it does not jump. */
const rooms: { [T in ContentType]?: { xs: number | string; md: number | string } } = {
  // As high as the window, as the skeleton of a form is.
  form: { xs: '100vh', md: '100vh' },
  tracking: { xs: 541, md: 375 },
};

/** A content block whose texts are filled in. One that fails leaves the page around it standing. */
export function ContentBlockView({ block, inner }: { block: ContentBlock; inner?: ReactNode }) {
  // Each view takes the block of its own type, which a lookup by `block.type` cannot express.
  const View = views[block.type] as ComponentType<{ block: ContentBlock; inner: ReactNode }>;
  return (
    <BlockBoundary>
      <Suspense fallback={<Box sx={{ gridColumn: '1 / -1', minHeight: rooms[block.type] }} />}>
        <View block={block} inner={inner} />
      </Suspense>
    </BlockBoundary>
  );
}
