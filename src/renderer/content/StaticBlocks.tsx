import { FieldGrid } from '../../widgets/FieldGrid';
import type { ContentBlock } from '../../interpreter';
import { ContentBlockView } from './ContentBlockView';

/** Content blocks outside of a form: their texts are shown as they were written. */
export function StaticBlocks({ blocks }: { blocks: readonly ContentBlock[] }) {
  if (blocks.length === 0) return null;
  return (
    <FieldGrid>
      {blocks.map((block, index) => (
        <ContentBlockView
          key={`${index} ${block.type}`}
          content={block}
          texts={block.type === 'heading' ? { text: block.text } : { html: block.html }}
        />
      ))}
    </FieldGrid>
  );
}
