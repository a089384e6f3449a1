import type { ContentBlock, ContentType, GuideTextBlock, HeadingBlock, RichTextBlock } from '../../language';
import { byType, dispatch } from '../dispatch';
import { entries } from '../entries';
import { flag, html, oneOf, text } from '../leaves';
import { optional, type Schema } from '../schema';
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

/** The schemas of content blocks by type. */
export const contentBlocks = { heading, richText, guideText } satisfies Record<ContentType, unknown>;

/** What pages and popups show; knows nothing of fields. */
export const contentBlock: Schema<ContentBlock> = dispatch(byType, contentBlocks);
