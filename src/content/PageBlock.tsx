import { Suspense, useState } from 'react';
import { innerBlocks, type ContentBlock, type ContentType } from '../interpreter';
import { entryOf, lazyModule, lazyComponent, repeatable } from '../fields/common/entry';
import { ContentImage } from './blocks/ContentImage';
import { ContentTable } from './blocks/ContentTable';
import { LinkCards } from './blocks/LinkCards';
import { NumberedList } from './blocks/NumberedList';
import { Section } from './blocks/Section';
import { contentClass } from './contentClass';
import { keepsForms } from '../storage';
import { FormHost } from './FormHost';
import { preloadCarousel, preloadCategories } from './products/useCatalogue';
import { drawWith, type ContentProps, type ViewsOf } from './views';

const tracking = lazyModule(
  () => import('./Tracking'),
  (module) => module.Tracking,
);
const Tracking = lazyComponent(tracking);

const resume = lazyModule(
  () => import('./Resume'),
  (module) => module.Resume,
);
const Resume = lazyComponent(resume);

/** Its code comes only where something is kept, and has its room free meanwhile. */
function ResumeWhereKept() {
  const [isKept] = useState(keepsForms);
  return isKept ? (
    <Suspense fallback={<div className={contentClass('roomForResume')} />}>
      <Resume />
    </Suspense>
  ) : null;
}

const loadProductBlocks = repeatable(() => import('./blocks/ProductBlocks'));
const carousel = entryOf(loadProductBlocks, (module) => module.Carousel);
const Carousel = lazyComponent(carousel);
const categoryTabs = entryOf(loadProductBlocks, (module) => module.CategoryTabs);
const CategoryTabs = lazyComponent(categoryTabs);

/** The blocks of pages; few steps of forms have one. */
const views: ViewsOf<Exclude<ContentType, 'heading' | 'richText' | 'guideText' | 'button'>> = {
  table: ContentTable,
  dataTable: ContentTable,
  image: ContentImage,
  section: Section,
  numberedList: NumberedList,
  linkCards: LinkCards,
  qrCode: lazyComponent(
    lazyModule(
      () => import('./blocks/QrCodeBlock'),
      (module) => module.QrCodeBlock,
    ),
  ),
  carousel: ({ block }) => <Carousel block={block} />,
  categoryTabs: ({ block }) => <CategoryTabs block={block} />,
  tracking: () => <Tracking />,
  resume: ResumeWhereKept,
  form: FormHost,
};

/** Asks for the lists of these blocks, and for their code, which is waited for. */
export async function prepareBlocks(blocks: readonly ContentBlock[]): Promise<void> {
  await Promise.all(
    blocks.map((block) => {
      if (block.type === 'tracking') return tracking.load();
      if (block.type === 'carousel') {
        preloadCarousel(block);
        return carousel.load();
      }
      if (block.type === 'categoryTabs') {
        preloadCategories(block);
        return categoryTabs.load();
      }
      return prepareBlocks(innerBlocks(block)?.blocks ?? []);
    }),
  );
}

/** A block of a page. */
export function PageBlock({ block, inner }: ContentProps<ContentBlock>) {
  return drawWith(views, block, inner);
}
