import type { ContentBlock, ContentType } from '../interpreter';
import { fetched, lately } from '../fields/common/entry';
import { Carousel } from './blocks/Carousel';
import { CategoryTabs } from './blocks/CategoryTabs';
import { ContentImage } from './blocks/ContentImage';
import { ContentTable } from './blocks/ContentTable';
import { LinkCards } from './blocks/LinkCards';
import { NumberedList } from './blocks/NumberedList';
import { Section } from './blocks/Section';
import { FormHost } from './FormHost';
import { drawWith, type ContentProps, type ViewsOf } from './views';

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
  tracking: lately(
    fetched(
      () => import('./Tracking'),
      (module) => module.Tracking,
    ),
  ),
  form: FormHost,
};

/** A block of a page. */
export function PageBlock({ block, inner }: ContentProps<ContentBlock>) {
  return drawWith(views, block, inner);
}
