import { type GuideTextBlock } from '../../interpreter';
import { contentWords } from '../../messages';
import { bareText } from '../bareText';
import { Opener } from './Opener';
import { RichText } from './RichText';

/** Help inside a form: in sight, or behind a button. */
export function GuideText({ block: { html, display } }: { block: GuideTextBlock }) {
  const words = <RichText html={html} tone="guide" />;
  if (display !== 'popover') return words;
  // Several of them on one step are distinguished by what they explain.
  const title = contentWords.guideOn(beginning(bareText(html)));
  const opens = { as: 'popover', title, blocks: [] } as const;
  return <Opener text={contentWords.guide} name={title} opens={opens} inner={words} />;
}

/** Characters of a text that name it. */
const nameLength = 48;

/** The first line of a text, cut after a whole word. */
function beginning(text: string): string {
  const [line = ''] = text.split('\n', 1);
  if (line.length <= nameLength) return line;
  return `${line.slice(0, nameLength + 1).replace(/\s+\S*$/, '')} …`;
}
