import { useState, type ReactNode } from 'react';
import type { ContentBlock, ContentType, NumberedListBlock, LinkCard, LinkCardsBlock } from '../interpreter';
import { innerBlocks } from '../interpreter/content';
import { ContentImage } from './blocks/ContentImage';
import { ContentTable } from './blocks/ContentTable';
import { Section } from './blocks/Section';
import { contentClass } from './contentClass';
import { keepsForms } from '../storage';
import { lazyComponent, lazyPart } from './lazyPart';
import { preloadCarousel, preloadCategories } from './products/useCatalogue';
import { drawWith, type ContentProps, type ViewsOf, FormHost } from './views';
import { Icon } from '../theme';
import { SiteLink } from './blocks/SiteLink';

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

/** Ways on; each card is pressed as a whole. */
export function LinkCards({ block: { items } }: { block: LinkCardsBlock }) {
  return (
    <ul className={contentClass('linkCards')}>
      {items.map(({ title, text, href, icon = 'document' }, index) => (
        <li key={index} className={contentClass('linkCard')}>
          <Icon strokeWidth={1.8}>{drawings[icon]}</Icon>
          <div>
            <h3>
              <SiteLink href={href}>{title}</SiteLink>
            </h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

const drawings: Record<NonNullable<LinkCard['icon']>, ReactNode> = {
  search: <path d="M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm9 2-4-4" />,
  calculator: (
    <path d="M6 3.5h12v17H6zM9 7h6M9 11h.01M12 11h.01M15 11h.01M9 14h.01M12 14h.01M15 14v3M9 17h3" />
  ),
  phone: (
    <path d="M6 4h3l1.5 4-2 1.5a11 11 0 0 0 5 5l1.5-2 4 1.5v3a2 2 0 0 1-2 2A15 15 0 0 1 4 6a2 2 0 0 1 2-2Z" />
  ),
  document: <path d="M7 3.5h7l4 4v13H7zM14 3.5V8h4M10 12h5M10 16h5" />,
  account: <path d="M5 4h11l2 2v14H5zM9 9h5M9 13h3" />,
  money: <path d="M3 6h18v12H3zM12 14a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z" />,
  branch: <path d="M4 20h16M5.5 20V10M10 20V10M14 20V10M18.5 20V10M3.5 10 12 4l8.5 6z" />,
};
