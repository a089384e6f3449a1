import type { Condition } from './conditions';
import type { Field, UseField } from './fields';

/** Every content block that a form may hold; pages and popups take the same list. */
export const contentTypeNames = ['heading', 'richText', 'guideText'] as const;

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

/** What pages, popups and forms may show. */
export type ContentBlock = HeadingBlock | RichTextBlock | GuideTextBlock;

/** Blocks under one title, shown or locked together. */
export interface GroupBlock {
  type: 'group';
  title?: string;
  blocks: readonly FormBlock[];
  /** All of it is shown only while this holds. */
  visibleWhen?: Condition;
  /** None of it is writable while this holds. */
  readOnlyWhen?: Condition;
  /** Its answers outlive being hidden or skipped. */
  keep?: boolean;
  /** A scroll area of at most so many pixels. */
  maxHeight?: number;
}

/** What a step may hold. */
export type FormBlock = Field | UseField | GroupBlock | ContentBlock;
