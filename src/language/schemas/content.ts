import {
  action,
  anyProse,
  anyTemplate,
  anyText,
  byType,
  category,
  exactlyOne,
  type Fields,
  filledList,
  flag,
  href,
  html,
  type Infer,
  later,
  list,
  object,
  oneOf,
  optional,
  pictureAddress,
  prose,
  type Relation,
  type Schema,
  slug,
  template,
  union,
  wholeNumber,
} from '../schema';
import { condition, type Condition } from './conditions';

const visibleWhen = optional(condition);

const heading = object({
  type: oneOf(['heading']),
  text: template,
  level: oneOf([1, 2, 3, 4, 5, 6]),
  align: optional(oneOf(['left', 'center', 'right'])),
  underline: optional(flag),
  visibleWhen,
});

const richText = object({
  type: oneOf(['richText']),
  html,
  tone: optional(oneOf(['error'])),
  lang: optional(oneOf(['en'])),
  visibleWhen,
});

const guideText = object({
  type: oneOf(['guideText']),
  html,
  display: optional(oneOf(['inline', 'popover'])),
  visibleWhen,
});

/** The blocks inside a block. Its type is written: blocks nest, and the compiler infers no type from itself. */
export const innerContent: Schema<readonly ContentBlock[]> = list(later(() => contentBlock));

const openedKeys = { as: oneOf(['dialog', 'popover']), title: prose };

/** What a button shows when pressed: a dialog before the page, or a popover beside the button. */
export interface Opened extends Fields<typeof openedKeys> {
  blocks: readonly ContentBlock[];
}

const opened: Schema<Opened> = object({ ...openedKeys, blocks: innerContent });

const button = object(
  {
    type: oneOf(['button']),
    text: template,
    href: optional(href),
    newTab: optional(flag),
    opens: optional(opened),
    do: optional(action),
    visibleWhen,
  },
  exactlyOne('href', 'opens', 'do'),
);

/** A cell that is missing or too many would stand under another column's head. */
const evenRows: Relation = {
  broken: ({ columns, rows }) => {
    if (!Array.isArray(columns) || !Array.isArray(rows)) return [];
    const uneven = rows.findIndex((row) => Array.isArray(row) && row.length !== columns.length);
    if (uneven < 0) return [];
    const expected = `${columns.length} sel di setiap baris, sebanyak kolomnya`;
    return [{ key: 'rows', expected, hint: `Periksa baris ke-${uneven + 1}.` }];
  },
};

/** The keys of a table with cells like this. */
const tableKeys = (cell: Schema<string>) => ({
  caption: optional(prose),
  columns: filledList(prose),
  rows: list(list(cell)),
  visibleWhen,
});

const table = object({ type: oneOf(['table']), ...tableKeys(anyProse) }, evenRows);

/** A table whose cells may hold `{formula}`: what a visitor has answered. */
const dataTable = object({ type: oneOf(['dataTable']), ...tableKeys(anyTemplate) }, evenRows);

const image = object({
  type: oneOf(['image']),
  src: pictureAddress,
  alt: anyProse,
  kind: optional(oneOf(['header', 'product', 'document', 'person'])),
  visibleWhen,
});

const sectionKeys = {
  type: oneOf(['section']),
  title: optional(template),
  look: optional(oneOf(['hero', 'tinted', 'plain'])),
  image: optional(pictureAddress),
  maxHeight: optional(wholeNumber(1)),
};

export interface SectionBlock extends Fields<typeof sectionKeys> {
  blocks: readonly ContentBlock[];
  visibleWhen?: Condition;
}

const section: Schema<SectionBlock> = object({ ...sectionKeys, blocks: innerContent, visibleWhen });

const numberedList = object({
  type: oneOf(['numberedList']),
  items: filledList(object({ title: prose, text: prose })),
  visibleWhen,
});

const linkCard = object({
  title: prose,
  text: prose,
  href,
  icon: optional(oneOf(['search', 'calculator', 'phone', 'document', 'branch', 'account', 'money'])),
});

export type LinkCard = Infer<typeof linkCard>;

const linkCards = object({ type: oneOf(['linkCards']), items: filledList(linkCard), visibleWhen });

const qrCode = object({
  type: oneOf(['qrCode']),
  text: template,
  label: optional(prose),
  visibleWhen,
});

const calendar = object({
  type: oneOf(['calendar']),
  day: template,
  title: template,
  text: optional(template),
  place: optional(template),
  visibleWhen,
});

const carousel = object({
  type: oneOf(['carousel']),
  title: prose,
  categories: list(category),
  visibleWhen,
});

const categoryTabs = object({
  type: oneOf(['categoryTabs']),
  title: prose,
  categories: list(category),
  excludeFormSlugs: optional(list(slug)),
  first: optional(list(slug)),
  all: optional(flag),
  visibleWhen,
});

const tracking = object({ type: oneOf(['tracking']), visibleWhen });

const resume = object({ type: oneOf(['resume']), visibleWhen });

/** Another form: in a step part of the form around it, elsewhere a form of its own without draft and preview. */
const form = object({ type: oneOf(['form']), slug, visibleWhen });

/** Every content block by type: what pages, popups and dialogs are made of, and what may stand between the fields of a form. */
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
  calendar,
  carousel,
  categoryTabs,
  tracking,
  resume,
  form,
};

export type ContentType = keyof typeof contentBlocks;

export type HeadingBlock = Infer<typeof heading>;
export type RichTextBlock = Infer<typeof richText>;
export type GuideTextBlock = Infer<typeof guideText>;
export type ButtonBlock = Infer<typeof button>;
export type TableBlock = Infer<typeof table>;
export type DataTableBlock = Infer<typeof dataTable>;
export type ImageBlock = Infer<typeof image>;
/** Which placeholder stands in for a picture that is missing, or is no picture. */
export type ImageKind = NonNullable<ImageBlock['kind']>;
export type NumberedListBlock = Infer<typeof numberedList>;
export type LinkCardsBlock = Infer<typeof linkCards>;
export type QrCodeBlock = Infer<typeof qrCode>;
export type CalendarBlock = Infer<typeof calendar>;
export type CarouselBlock = Infer<typeof carousel>;
export type CategoryTabsBlock = Infer<typeof categoryTabs>;
export type TrackingBlock = Infer<typeof tracking>;
export type ResumeBlock = Infer<typeof resume>;
export type FormEmbedBlock = Infer<typeof form>;

/** What pages, popups and forms may show. */
export type ContentBlock = { [Type in ContentType]: Infer<(typeof contentBlocks)[Type]> }[ContentType];

/** What pages and popups show; knows nothing of fields. */
export const contentBlock: Schema<ContentBlock> = union(byType, contentBlocks);

/** A page or the content of a popup, as an editor writes it. */
export const content = object({ $schema: optional(anyText), blocks: list(contentBlock) });
