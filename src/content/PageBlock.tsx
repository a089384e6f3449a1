import { innerBlocks, type ContentBlock, type ContentType } from '../interpreter';
import { fetched, lately } from '../fields/common/entry';
import { Carousel } from './blocks/Carousel';
import { CategoryTabs } from './blocks/CategoryTabs';
import { ContentImage } from './blocks/ContentImage';
import { ContentTable } from './blocks/ContentTable';
import { LinkCards } from './blocks/LinkCards';
import { NumberedList } from './blocks/NumberedList';
import { Section } from './blocks/Section';
import { FormHost } from './FormHost';
import { preloadCarousel, preloadCategories } from './products/useCatalogue';
import { drawWith, type ContentProps, type ViewsOf } from './views';

const tracking = fetched(
  () => import('./Tracking'),
  (module) => module.Tracking,
);
const Tracking = lately(tracking);

/** The blocks of pages; few steps of forms have one. */
const views: ViewsOf<Exclude<ContentType, 'heading' | 'richText' | 'guideText' | 'button'>> = {
  table: ContentTable,
  dataTable: ContentTable,
  image: ContentImage,
  section: Section,
  numberedList: NumberedList,
  linkCards: LinkCards,
  qrCode: lately(
    fetched(
      () => import('./blocks/QrCodeBlock'),
      (module) => module.QrCodeBlock,
    ),
  ),
  carousel: Carousel,
  categoryTabs: CategoryTabs,
  tracking: () => <Tracking />,
  form: FormHost,
};

/** Asks for the lists of these blocks, and for their code, which is waited for. */
export async function prepareBlocks(blocks: readonly ContentBlock[]): Promise<void> {
  await Promise.all(
    blocks.map((block) => {
      if (block.type === 'tracking') return tracking.load();
      if (block.type === 'carousel') preloadCarousel(block);
      if (block.type === 'categoryTabs') preloadCategories(block);
      return prepareBlocks(innerBlocks(block)?.blocks ?? []);
    }),
  );
}

/** A block of a page. */
export function PageBlock({ block, inner }: ContentProps<ContentBlock>) {
  return drawWith(views, block, inner);
}
