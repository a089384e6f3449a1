import {
  imageKinds,
  type ButtonBlock,
  type CarouselBlock,
  type CategoryTabsBlock,
  type ContentBlock,
  type ContentType,
  type DataTableBlock,
  type FormEmbedBlock,
  type GuideTextBlock,
  type HeadingBlock,
  type ImageBlock,
  type LinkCard,
  type LinkCardsBlock,
  type NumberedListBlock,
  type Opened,
  type QrCodeBlock,
  type RichTextBlock,
  type SectionBlock,
  type TableBlock,
  type TrackingBlock,
} from '../../../language';
import { filledList, list } from '../collections';
import { byType, dispatch } from '../dispatch';
import { entries } from '../entries';
import { anyText, flag, href, html, oneOf, pictureAddress, slug, text, wholeNumber } from '../leaves';
import { later, optional } from '../schema';
import type { Schema, Together } from '../../../fields/pure';
import { condition } from './conditions';

const heading = entries<HeadingBlock>({
  type: oneOf(['heading']),
  text,
  level: oneOf([1, 2, 3, 4, 5, 6]),
  align: optional(oneOf(['left', 'center', 'right'])),
  underline: optional(flag),
  visibleWhen: optional(condition),
});

const richText = entries<RichTextBlock>({
  type: oneOf(['richText']),
  html,
  tone: optional(oneOf(['error'])),
  lang: optional(oneOf(['en'])),
  visibleWhen: optional(condition),
});

const guideText = entries<GuideTextBlock>({
  type: oneOf(['guideText']),
  html,
  display: optional(oneOf(['inline', 'popover'])),
  visibleWhen: optional(condition),
});

/** A button has one action. */
const oneAction: Together = (block) => {
  const actions = ['href', 'opens', 'do'].filter((key) => Object.hasOwn(block, key));
  return actions.length === 1 ? [] : [{ expected: 'tepat satu dari kunci: href, opens, do' }];
};

const button = entries<ButtonBlock>(
  {
    type: oneOf(['button']),
    text,
    href: optional(href),
    newTab: optional(flag),
    opens: optional(
      entries<Opened>({
        as: oneOf(['dialog', 'popover']),
        title: text,
        blocks: list(later(() => contentBlock)),
      }),
    ),
    do: optional(text),
    visibleWhen: optional(condition),
  },
  oneAction,
);

/** A cell that is missing or too many would stand under another column's head. */
const evenRows: Together = ({ columns, rows }) => {
  if (!Array.isArray(columns) || !Array.isArray(rows)) return [];
  const uneven = rows.findIndex((row) => Array.isArray(row) && row.length !== columns.length);
  if (uneven < 0) return [];
  const expected = `${columns.length} sel di setiap baris, sebanyak kolomnya`;
  return [{ key: 'rows', expected, hint: `Periksa baris ke-${uneven + 1}.` }];
};

const tableParts = {
  caption: optional(text),
  columns: filledList(text),
  rows: list(list(anyText)),
  visibleWhen: optional(condition),
};
const table = entries<TableBlock>({ type: oneOf(['table']), ...tableParts }, evenRows);
const dataTable = entries<DataTableBlock>({ type: oneOf(['dataTable']), ...tableParts }, evenRows);

const image = entries<ImageBlock>({
  type: oneOf(['image']),
  src: pictureAddress,
  alt: anyText,
  kind: optional(oneOf(imageKinds)),
  visibleWhen: optional(condition),
});

const section = entries<SectionBlock>({
  type: oneOf(['section']),
  title: optional(text),
  look: optional(oneOf(['hero', 'tinted', 'plain'])),
  image: optional(pictureAddress),
  maxHeight: optional(wholeNumber(1)),
  blocks: list(later(() => contentBlock)),
  visibleWhen: optional(condition),
});

const numberedList = entries<NumberedListBlock>({
  type: oneOf(['numberedList']),
  items: filledList(entries<NumberedListBlock['items'][number]>({ title: text, text })),
  visibleWhen: optional(condition),
});

const linkCards = entries<LinkCardsBlock>({
  type: oneOf(['linkCards']),
  items: filledList(
    entries<LinkCard>({
      title: text,
      text,
      href,
      icon: optional(oneOf(['search', 'calculator', 'phone', 'document', 'branch', 'account', 'money'])),
    }),
  ),
  visibleWhen: optional(condition),
});

const qrCode = entries<QrCodeBlock>({
  type: oneOf(['qrCode']),
  text,
  label: optional(text),
  visibleWhen: optional(condition),
});

const carousel = entries<CarouselBlock>({
  type: oneOf(['carousel']),
  title: text,
  categories: list(text),
  visibleWhen: optional(condition),
});

const categoryTabs = entries<CategoryTabsBlock>({
  type: oneOf(['categoryTabs']),
  title: text,
  categories: list(text),
  excludeFormSlugs: optional(list(slug)),
  first: optional(list(slug)),
  visibleWhen: optional(condition),
});

const tracking = entries<TrackingBlock>({ type: oneOf(['tracking']), visibleWhen: optional(condition) });

const form = entries<FormEmbedBlock>({ type: oneOf(['form']), slug, visibleWhen: optional(condition) });

/** The schemas of content blocks by type. */
export const contentBlocks = {
  heading,
  richText,
  guideText,
  button,
  table,
  dataTable,
  image,
  section,
  numberedList,
  linkCards,
  qrCode,
  carousel,
  categoryTabs,
  tracking,
  form,
} satisfies Record<ContentType, unknown>;

/** What pages and popups show; knows nothing of fields. */
export const contentBlock: Schema<ContentBlock> = dispatch(byType, contentBlocks);
