import { useState } from 'react';
import { innerBlocks, type ContentBlock, type ContentType, type NumberedListBlock } from '../interpreter';
import { ContentImage } from './blocks/ContentImage';
import { ContentTable } from './blocks/ContentTable';
import { LinkCards } from './blocks/LinkCards';
import { Section } from './blocks/Section';
import { contentClass } from './contentClass';
import { keepsForms } from '../storage';
import { lazyComponent, lazyPart } from './lazyPart';
import { preloadCarousel, preloadCategories } from './products/useCatalogue';
import { drawWith, type ContentProps, type ViewsOf, FormHost } from './views';

/** Things to do, in order: one below the other on a phone, side by side where there is room. */
export function NumberedList({ block: { items } }: { block: NumberedListBlock }) {
  return (
    <ol className={contentClass('numberedList')}>
      {items.map(({ title, text }, index) => (
        <li key={index}>
          <div aria-hidden className={contentClass('listNumber')}>
            {index + 1}
          </div>
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

const Tracking = lazyComponent(() => import('./Tracking').then((module) => module.Tracking));
const QrCodeBlock = lazyComponent(() => import('./blocks/QrCodeBlock').then((module) => module.QrCodeBlock));
const CalendarButton = lazyComponent(() =>
  import('./blocks/CalendarButton').then((module) => module.CalendarButton),
);
const Resume = lazyPart(() => import('./Resume').then((module) => module.Resume), {
  waiting: () => <div className={contentClass('roomForResume')} />,
});

/** Its code comes only where something is kept, and has its room free meanwhile. */
function ResumeWhereKept() {
  const [isKept] = useState(keepsForms);
  return isKept ? <Resume /> : null;
}

const Carousel = lazyComponent(() => import('./blocks/ProductBlocks').then((module) => module.Carousel));
const CategoryTabs = lazyComponent(() =>
  import('./blocks/ProductBlocks').then((module) => module.CategoryTabs),
);

/** The blocks of pages; few steps of forms have one. */
const views: ViewsOf<Exclude<ContentType, 'heading' | 'richText' | 'guideText' | 'button'>> = {
  table: ContentTable,
  dataTable: ContentTable,
  image: ContentImage,
  section: Section,
  numberedList: NumberedList,
  linkCards: LinkCards,
  qrCode: QrCodeBlock,
  calendar: CalendarButton,
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
      if (block.type === 'tracking') return Tracking.load();
      if (block.type === 'carousel') {
        preloadCarousel(block);
        return Carousel.load();
      }
      if (block.type === 'categoryTabs') {
        preloadCategories(block);
        return CategoryTabs.load();
      }
      return prepareBlocks(innerBlocks(block)?.blocks ?? []);
    }),
  );
}

/** A block of a page, drawn by the view of its type. */
export function PageBlock({ block, inner }: ContentProps<ContentBlock>) {
  return drawWith(views, block, inner);
}
