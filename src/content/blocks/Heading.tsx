import type { HeadingBlock } from '../../interpreter';
import { contentClass } from '../contentClass';

/** A title of any level, on a line of its own. */
export function Heading({ block: { level, align, underline, text } }: { block: HeadingBlock }) {
  const Title = `h${level}` as const;
  return (
    <Title
      // Heads a page, which gives it the focus of those who come from another page.
      tabIndex={level === 1 ? -1 : undefined}
      className={contentClass('heading', `heading${level}`)}
      style={{ textAlign: align ?? 'left', textDecoration: underline ? 'underline' : undefined }}
    >
      {text}
    </Title>
  );
}
