import Button from '@mui/material/Button';
import { memo, useCallback, useMemo } from 'react';
import {
  codeOf,
  facet,
  withTexts,
  type ButtonBlock,
  type CompiledBlock,
  type Place,
  type PlacedContent,
  type PlacedGroup,
  instalments,
  type PlacedPlan,
} from '../interpreter';
import { FieldGrid } from '../fields/common/FieldGrid';
import { PendingButton } from '../fields/common/PendingButton';
import { ContentBlockView, SiteLink, lazyPart, useFetchedAhead } from '../content';
import { slugIn, type GivenAnswers } from '../paths';
import { formClass } from '../theme';
import { CheckMessages } from './CheckMessages';
import { FieldRenderer } from './FieldRenderer';
import { useActivity, useFormState, useFormStates, useSessionContext, useTexts } from './SessionContext';
import Box from '@mui/material/Box';
import { type Elements } from '../fields/common/elements';

/** Blocks under one title; with `maxHeight` (pixels) a scroll area that the keyboard reaches. */
function Group(props: {
  id: string;
  title?: string;
  maxHeight?: number;
  /** What stands between the title and the blocks. */
  messages: Elements;
  children: Elements;
}) {
  const titleId = `group-${props.id}`;
  const scrolls = props.maxHeight !== undefined;
  return (
    <Box
      component="section"
      role={props.title ? 'group' : undefined}
      aria-labelledby={props.title ? titleId : undefined}
      tabIndex={scrolls ? 0 : undefined}
      sx={{ gridColumn: '1 / -1', maxHeight: props.maxHeight, overflowY: scrolls ? 'auto' : undefined }}
    >
      {props.title && (
        <Box
          component="h2"
          id={titleId}
          sx={{ typography: 'h3', mt: 1, mb: 2, pb: 1, borderBottom: 1, borderColor: 'divider' }}
        >
          {props.title}
        </Box>
      )}
      {props.messages}
      {props.children}
    </Box>
  );
}

/** Few forms show one. */
const PlanTable = lazyPart(() => import('./PlanTable').then((module) => module.PlanTable));
const ahead = [PlanTable.load];

/** The months of a loan, worked out again whenever an answer changes them; nothing while there is no loan. */
function InstalmentPlan({ block }: { block: PlacedPlan }) {
  useFetchedAhead(ahead);
  const { form } = useSessionContext();
  const state = useFormState(block.id);
  const { caption = '' } = useTexts(block.id, block.texts);
  if (!facet(form, state, block.visible)) return null;
  const [loan, months, rate] = [block.loan, block.months, block.monthlyRate].map((of) =>
    facet(form, state, of),
  );
  const plan = instalments(loan, months, rate);
  if (plan.length === 0) return null;
  return <PlanTable caption={caption} plan={plan} />;
}

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

/** A list of blocks in the columns of the form. What the step shows around it (a failed Next, a hint) leaves it alone. */
export const BlockList = memo(function BlockList({ blocks, mounting }: BlockListProps) {
  return (
    <FieldGrid>
      <Chunks blocks={blocks} mounting={mounting} />
    </FieldGrid>
  );
});

function Blocks({ blocks, mounting }: BlockListProps) {
  return blocks.map((block) => <Block key={block.id} block={block} mounting={mounting} />);
}

/** Blocks of a long list that are drawn together. React compares all siblings of what it draws, so each list is short. */
const chunkSize = 24;

/** A list, cut into chunks; also a short one, which is then not drawn again while the fields of other lists are mounted. */
function Chunks({ blocks, mounting }: BlockListProps) {
  const { until, numbers, long } = mounting;
  const chunks = useMemo(() => chunksOf(blocks, numbers), [blocks, numbers]);
  return chunks.map(({ key, within, first, last }) => (
    <Chunk
      key={key}
      blocks={within}
      // The same number until fields of this chunk are mounted.
      until={Math.min(Math.max(until, first), last + 1)}
      numbers={numbers}
      long={long}
    />
  ));
}

const Chunk = memo(function Chunk({
  blocks,
  until,
  numbers,
  long,
}: Mounting & Pick<BlockListProps, 'blocks'>) {
  const mounting = useMemo(() => ({ until, numbers, long }), [until, numbers, long]);
  return <Blocks blocks={blocks} mounting={mounting} />;
});

interface ChunkOfBlocks {
  key: string;
  within: readonly CompiledBlock[];
  /** The numbers of its first and last field; of a chunk without fields the same for ever. */
  first: number;
  last: number;
}

function chunksOf(
  blocks: readonly CompiledBlock[],
  numbers: ReadonlyMap<string, number>,
): readonly ChunkOfBlocks[] {
  const count = Math.ceil(blocks.length / chunkSize);
  return Array.from({ length: count }, (_, chunk) => {
    const within = blocks.slice(chunk * chunkSize, (chunk + 1) * chunkSize);
    const own = numbersIn(within, numbers);
    const first = own.reduce((least, number) => Math.min(least, number), own[0] ?? 0);
    const last = own.reduce((most, number) => Math.max(most, number), first);
    return { key: within[0]?.id ?? '', within, first, last };
  });
}

/** The numbers of all fields among these blocks and inside them. */
function numbersIn(
  blocks: readonly CompiledBlock[],
  numbers: ReadonlyMap<string, number>,
): readonly number[] {
  return blocks.flatMap((block) => {
    const inside =
      'rows' in block && block.rows
        ? block.rows.flatMap((row) => row.blocks)
        : 'blocks' in block
          ? block.blocks
          : [];
    return [...(numbers.has(block.id) ? [numbers.get(block.id) ?? 0] : []), ...numbersIn(inside, numbers)];
  });
}

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
  // The fields of a row that was added since have no number: they are mounted at once.
  const number = mounting.numbers.get(place.id) ?? 0;
  const renderBlocks = useCallback(
    (blocks: readonly CompiledBlock[]) => <BlockList blocks={blocks} mounting={mounting} />,
    [mounting],
  );
  return number < mounting.until ? (
    <FieldRenderer
      place={place}
      below={mounting.long && number >= firstFields}
      renderBlocks={place.rows && renderBlocks}
    />
  ) : null;
}

function GroupView({ block, mounting }: { block: PlacedGroup; mounting: Mounting }) {
  const { form } = useSessionContext();
  const state = useFormState(block.id);
  const { title } = useTexts(block.id, block.texts);
  if (!facet(form, state, block.visible)) return null;
  // Blocks that nothing is said of together stand in the columns of what is around them.
  if (title === undefined && block.group.maxHeight === undefined) {
    return block.blocks.map((one) => <Block key={one.id} block={one} mounting={mounting} />);
  }
  return (
    <Group
      id={block.id}
      title={title}
      maxHeight={block.group.maxHeight}
      messages={<CheckMessages step={block.step} host={block.id} />}
    >
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
  const leadsTo = content.type === 'button' && content.href !== undefined ? slugIn(content.href) : undefined;
  // Where its blocks stand inside the form that it leads to, the visitor is there already.
  if (leadsTo === form.definition.slug) return null;
  if (leadsTo !== undefined && content.type === 'button') return <FormLink {...content} />;
  return <ContentBlockView block={content} inner={<BlockList blocks={block.blocks} mounting={mounting} />} />;
}

/** A link to another form. From a form on a page, which keeps nothing, the answers are passed on, so that they are not typed twice. */
function FormLink({ href = '', text, newTab }: ButtonBlock) {
  const { form, ports } = useSessionContext();
  const names = useMemo(() => [...form.fields.keys()], [form]);
  const { values } = useFormStates(names);
  const given = names.flatMap((name) => {
    const value = values[name];
    const input = form.fields.get(name)?.row.input;
    if ((typeof value !== 'string' && typeof value !== 'number') || input === 'files') return [];
    // Of a choice the code alone, whatever it is called there; a text is a text, whatever signs it has.
    const text = input === 'choice' ? codeOf(String(value)) : String(value);
    return text === '' ? [] : [[name, text] as const];
  });
  const state = ports.store ? undefined : ({ given: Object.fromEntries(given) } satisfies GivenAnswers);
  return (
    <div className={formClass('wholeLine')}>
      <Button component={SiteLink} href={href} newTab={newTab === true} state={state} variant="contained">
        <span>{text}</span>
      </Button>
    </div>
  );
}

/** A button that goes when it was pressed, such as an offer that was taken, leaves the focus to the question behind it. */
const passFocusOn = (place: HTMLElement | null) => (): void => {
  if (!place?.contains(document.activeElement)) return;
  place.nextElementSibling?.querySelector<HTMLElement>('input, textarea, select, button')?.focus();
};

/** A button between the fields of a form that runs one of its actions; one run at a time. */
function ActionButton({ action, text }: { action: string; text: string }) {
  const session = useSessionContext();
  const running = useActivity((now) => now.running.has(action));
  const press = (): void =>
    void session.press(action, { effects: session.form.actions.get(action) ?? [], extras: {} });
  return (
    <div ref={passFocusOn} className={formClass('wholeLine')}>
      <PendingButton type="button" variant="outlined" pending={running} onClick={press}>
        {text}
      </PendingButton>
    </div>
  );
}
