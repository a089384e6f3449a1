import type { Condition } from './conditions';

/** Every content block: what pages, popups and dialogs are made of, and what may stand between the fields of a form. */
export const contentTypeNames = [
  'heading',
  'richText',
  'guideText',
  'button',
  'table',
  'dataTable',
  'image',
  'section',
  'numberedList',
  'linkCards',
  'qrCode',
  'carousel',
  'categoryTabs',
  'tracking',
  'form',
] as const;

export type ContentType = (typeof contentTypeNames)[number];

/** A title. */
export interface HeadingBlock {
  type: 'heading';
  /** The title; may hold `{formula}` inside a form. */
  text: string;
  /** 1 to 6. */
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /** Default `left`. */
  align?: 'left' | 'center' | 'right';
  underline?: boolean;
  /** Shown only while this holds. */
  visibleWhen?: Condition;
}

/** Formatted text. */
export interface RichTextBlock {
  type: 'richText';
  /** HTML, sanitised before it is shown; may hold `{formula}` inside a form. */
  html: string;
  /** `error` shows it in the colour of errors. */
  tone?: 'error';
  /** The language, when it is not Indonesian. */
  lang?: 'en';
  /** Shown only while this holds. */
  visibleWhen?: Condition;
}

/** Read-only help inside a form. */
export interface GuideTextBlock {
  type: 'guideText';
  /** HTML, sanitised before it is shown; may hold `{formula}`. */
  html: string;
  /** Default `inline`; `popover` shows it behind a button. */
  display?: 'inline' | 'popover';
  /** Shown only while this holds. */
  visibleWhen?: Condition;
}

/** A link that looks like a button, or a button. Exactly one of `href`, `opens` and `do` says what it does. */
export interface ButtonBlock {
  type: 'button';
  /** May hold `{formula}` inside a form. */
  text: string;
  /** Where it leads: `https:`, `mailto:`, `tel:`, `#…` or a path of this site. */
  href?: string;
  /** The link opens a new tab. */
  newTab?: boolean;
  /** What it shows when pressed. */
  opens?: Opened;
  /** Inside a form: the name of an action. */
  do?: string;
  /** Shown only while this holds. */
  visibleWhen?: Condition;
}

/** What a button shows when pressed: a dialog before the page, or a popover beside the button. */
export interface Opened {
  as: 'dialog' | 'popover';
  title: string;
  blocks: readonly ContentBlock[];
}

/** A table of texts. */
export interface TableBlock {
  type: 'table';
  /** Names the table. */
  caption?: string;
  columns: readonly string[];
  /** A row has as many cells as there are columns. */
  rows: readonly (readonly string[])[];
  /** Shown only while this holds. */
  visibleWhen?: Condition;
}

/** A table whose cells may hold `{formula}`: what a visitor has answered. */
export interface DataTableBlock extends Omit<TableBlock, 'type'> {
  type: 'dataTable';
}

/** Which placeholder stands in for a picture that is missing, or is no picture. */
export const imageKinds = ['header', 'product', 'document', 'person'] as const;

export type ImageKind = (typeof imageKinds)[number];

/** A picture. */
export interface ImageBlock {
  type: 'image';
  /** A path of this site or an `https:` address that ends in jpg, jpeg, png, gif, webp or avif. */
  src: string;
  /** What it shows, for those who do not see it; empty for decoration. */
  alt: string;
  /** Default `header`. */
  kind?: ImageKind;
  /** Shown only while this holds. */
  visibleWhen?: Condition;
}

/** Blocks that belong together. */
export interface SectionBlock {
  type: 'section';
  title?: string;
  /** `hero` heads a page, `tinted` stands on a ground of its own; default `plain`. */
  look?: 'hero' | 'tinted' | 'plain';
  /** A picture beside a hero. */
  image?: string;
  /** A scroll area of at most so many pixels. */
  maxHeight?: number;
  blocks: readonly ContentBlock[];
  /** Shown only while this holds. */
  visibleWhen?: Condition;
}

/** Things to do, in order. */
export interface NumberedListBlock {
  type: 'numberedList';
  items: readonly { title: string; text: string }[];
  /** Shown only while this holds. */
  visibleWhen?: Condition;
}

/** Ways on, each a card that is pressed as a whole. */
export interface LinkCardsBlock {
  type: 'linkCards';
  items: readonly LinkCard[];
  /** Shown only while this holds. */
  visibleWhen?: Condition;
}

/** One way on. */
export interface LinkCard {
  title: string;
  text: string;
  href: string;
  icon?: 'search' | 'calculator' | 'phone' | 'document' | 'branch' | 'account' | 'money';
}

/** Something to show to a scanner. */
export interface QrCodeBlock {
  type: 'qrCode';
  /** What the code says, at most 106 bytes; it stands below it too, in large figures. May hold `{formula}` inside a form. */
  text: string;
  /** What that is. */
  label?: string;
  /** Shown only while this holds. */
  visibleWhen?: Condition;
}

/** The products of some categories, one beside the other. */
export interface CarouselBlock {
  type: 'carousel';
  title: string;
  /** Slugs of categories; empty: all products. */
  categories: readonly string[];
  /** Shown only while this holds. */
  visibleWhen?: Condition;
}

/** The products of some categories by category. */
export interface CategoryTabsBlock {
  type: 'categoryTabs';
  title: string;
  /** Slugs of categories; empty: all. */
  categories: readonly string[];
  /** Forms that are left out. */
  excludeFormSlugs?: readonly string[];
  /** Forms that come first. */
  first?: readonly string[];
  /** Shown only while this holds. */
  visibleWhen?: Condition;
}

/** The search for an application by its number. */
export interface TrackingBlock {
  type: 'tracking';
  /** Shown only while this holds. */
  visibleWhen?: Condition;
}

/** Another form: in a step part of the form around it, elsewhere a form of its own without draft and preview. */
export interface FormEmbedBlock {
  type: 'form';
  slug: string;
  /** Shown only while this holds. */
  visibleWhen?: Condition;
}

/** What pages, popups and forms may show. */
export type ContentBlock =
  | HeadingBlock
  | RichTextBlock
  | GuideTextBlock
  | ButtonBlock
  | TableBlock
  | DataTableBlock
  | ImageBlock
  | SectionBlock
  | NumberedListBlock
  | LinkCardsBlock
  | QrCodeBlock
  | CarouselBlock
  | CategoryTabsBlock
  | TrackingBlock
  | FormEmbedBlock;

/** The months of a loan: what is paid back, what is interest, what is left. Inside a form only. */
export interface InstalmentPlanBlock {
  type: 'instalmentPlan';
  /** Names the table. */
  caption: string;
  /** A formula: the amount that is lent. */
  loan: string;
  /** A formula: the number of months. */
  months: string;
  /** A formula: the interest per month, 0.01 for one per cent. */
  monthlyRate: string;
  /** Shown only while this holds. */
  visibleWhen?: Condition;
}
