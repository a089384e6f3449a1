import { FieldGrid } from '../fields/common/FieldGrid';
import { innerBlocks, type ContentBlock } from '../interpreter';
import { ContentBlockView } from './ContentBlockView';

/** Content blocks outside of a form: their texts are shown as they were written. */
export function StaticBlocks({ blocks }: { blocks: readonly ContentBlock[] }) {
  if (blocks.length === 0) return null;
  return (
    <FieldGrid>
      {blocks.map((block, index) => (
        <ContentBlockView
          key={`${index} ${block.type}`}
          block={block}
          inner={<StaticBlocks blocks={innerBlocks(block)?.blocks ?? []} />}
        />
      ))}
    </FieldGrid>
  );
}
