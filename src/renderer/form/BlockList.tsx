import { memo } from 'react';
import {
  facet,
  withTexts,
  type CompiledBlock,
  type Place,
  type PlacedContent,
  type PlacedGroup,
} from '../../interpreter';
import { FieldGrid } from '../../widgets/FieldGrid';
import { ContentBlockView } from '../content/ContentBlockView';
import { ActionButton } from './ActionButton';
import { FieldRenderer } from './FieldRenderer';
import { Group } from './Group';
import { InstalmentPlan } from './InstalmentPlan';
import { useFormState, useSessionContext, useTexts } from './session/SessionContext';

/** Which of a step's fields are mounted so far, and from which one on painting may wait. */
export interface Mounting {
  /** Fields before this number are mounted. */
  until: number;
  /** The number of each place in its step. */
  numbers: ReadonlyMap<string, number>;
  /** So many fields that painting them all at once costs more than painting each when it comes near. */
  long: boolean;
}

/** Fields of the first screen: mounted in the first task, and painted at once. */
export const firstFields = 24;

interface BlockListProps {
  blocks: readonly CompiledBlock[];
  mounting: Mounting;
}

/** A list of blocks in the columns of the form. What the step tells around it (a failed Next, a hint) leaves it alone. */
export const BlockList = memo(function BlockList({ blocks, mounting }: BlockListProps) {
  return (
    <FieldGrid>
      {blocks.map((block) => (
        <Block key={block.id} block={block} mounting={mounting} />
      ))}
    </FieldGrid>
  );
});

function Block({ block, mounting }: { block: CompiledBlock; mounting: Mounting }) {
  switch (block.kind) {
    case 'field':
      return <MountedField place={block} mounting={mounting} />;
    case 'group':
      return <GroupView block={block} mounting={mounting} />;
    case 'content':
      return <FormContent block={block} mounting={mounting} />;
    case 'plan':
      return <InstalmentPlan block={block} />;
  }
}

function MountedField({ place, mounting }: { place: Place; mounting: Mounting }) {
  const number = mounting.numbers.get(place.id) ?? 0;
  return number < mounting.until ? (
    <FieldRenderer place={place} below={mounting.long && number >= firstFields} />
  ) : null;
}

function GroupView({ block, mounting }: { block: PlacedGroup; mounting: Mounting }) {
  const { form } = useSessionContext();
  const state = useFormState(block.id);
  const { title } = useTexts(block.id, block.texts);
  if (!facet(form, state, block.visible)) return null;
  return (
    <Group id={block.id} title={title} maxHeight={block.group.maxHeight}>
      <BlockList blocks={block.blocks} mounting={mounting} />
    </Group>
  );
}

function FormContent({ block, mounting }: { block: PlacedContent; mounting: Mounting }) {
  const { form } = useSessionContext();
  const state = useFormState(block.id);
  const texts = useTexts(block.id, block.texts);
  if (!facet(form, state, block.visible)) return null;
  const content = withTexts(block.content, texts);
  if (content.type === 'button' && content.do !== undefined) {
    return <ActionButton action={content.do} text={content.text} />;
  }
  return <ContentBlockView block={content} inner={<BlockList blocks={block.blocks} mounting={mounting} />} />;
}
