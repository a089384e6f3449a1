import { type GuideTextBlock } from '../../interpreter';
import { formWords } from '../../messages';
import { Opener } from './Opener';
import { RichText } from './RichText';

/** Help inside a form: in sight, or behind a button. */
export function GuideText({ block: { html, display } }: { block: GuideTextBlock }) {
  const words = <RichText html={html} tone="guide" />;
  if (display !== 'popover') return words;
  const opens = { as: 'popover', title: formWords.guide, blocks: [] } as const;
  return <Opener text={formWords.guide} opens={opens} inner={words} />;
}
