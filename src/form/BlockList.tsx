import Button from '@mui/material/Button';
import { memo, useCallback, useMemo, type MouseEvent } from 'react';
import {
  codeOf,
  computed,
  withTexts,
  type ButtonBlock,
  type CompiledBlock,
  type Place,
  type PlacedContent,
  type PlacedGroup,
  instalments,
  type PlacedPlan,
} from '../interpreter';
import { PendingButton } from '../fields/common/PendingButton';
import { ContentBlockView, SiteLink, lazyPart, useFetchedAhead } from '../content';
import { slugIn, type GivenAnswers } from '../paths';
import { fieldClasses, formClass } from '../theme';
import { CheckMessages } from './CheckMessages';
import { FieldRenderer } from './FieldRenderer';
import {
  useActivity,
  useFormState,
  useFormStates,
  useIsWaking,
  useSessionContext,
  useTexts,
} from './SessionContext';
import { drawnView, type Mounting } from './useMounting';
import Box from '@mui/material/Box';
import { focusField } from '../fields/common/fieldIds';
import { type Elements } from '../fields/common/types';

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
  if (!computed(form, state, block.visible)) return null;
  const [loan, months, rate] = [block.loan, block.months, block.monthlyRate].map((of) =>
    computed(form, state, of),
  );
  const plan = instalments(loan, months, rate);
  if (plan.length === 0) return null;
  return <PlanTable caption={caption} plan={plan} />;
}

interface BlockListProps {
  blocks: readonly CompiledBlock[];
  mounting: Mounting;
}

/** A list of blocks in the columns of the form. What the step shows around it (a failed Next, a hint) leaves it alone. */
export const BlockList = memo(function BlockList({ blocks, mounting }: BlockListProps) {
  const pieces = Math.ceil(blocks.length / pieceSize);
  return (
    <div className={fieldClasses.grid}>
      {Array.from({ length: pieces }, (_, index) => (
        <Blocks
          key={blocks[index * pieceSize]?.id}
          blocks={blocks.slice(index * pieceSize, (index + 1) * pieceSize)}
          mounting={mounting}
        />
      ))}
    </div>
  );
});

/** Blocks of a long list in one piece. React looks at every neighbour of what it draws: so it has few. */
const pieceSize = 24;

function Blocks({ blocks, mounting }: BlockListProps) {
  return blocks.map((block) => {
    switch (block.kind) {
      case 'field':
        return <MountedField key={block.id} place={block} mounting={mounting} />;
      case 'group':
        return <GroupView key={block.id} block={block} mounting={mounting} />;
      case 'content':
        return <FormContent key={block.id} block={block} mounting={mounting} />;
      case 'plan':
        return <InstalmentPlan key={block.id} block={block} />;
    }
  });
}

function MountedField({ place, mounting }: { place: Place; mounting: Mounting }) {
  // The fields of a row that was added since are drawn at once.
  const isLater = mounting.later.has(place.id);
  const waits = useIsWaking(drawnView(place.id));
  const renderBlocks = useCallback(
    (blocks: readonly CompiledBlock[]) => <BlockList blocks={blocks} mounting={mounting} />,
    [mounting],
  );
  if (waits) return null;
  return (
    <FieldRenderer place={place} below={mounting.long && isLater} renderBlocks={place.rows && renderBlocks} />
  );
}

function GroupView({ block, mounting }: { block: PlacedGroup; mounting: Mounting }) {
  const { form } = useSessionContext();
  const state = useFormState(block.id);
  const { title } = useTexts(block.id, block.texts);
  if (!computed(form, state, block.visible)) return null;
  // Blocks that nothing is said of together stand in the columns of what is around them.
  if (title === undefined && block.group.maxHeight === undefined) {
    return <Blocks blocks={block.blocks} mounting={mounting} />;
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
  if (!computed(form, state, block.visible)) return null;
  const content = withTexts(block.content, texts);
  if (content.type === 'button') {
    if (content.do !== undefined) return <ActionButton action={content.do} text={content.text} />;
    const leadsTo = slugIn(content.href ?? '');
    // Where its blocks stand inside the form that it leads to, the visitor is there already.
    if (leadsTo === form.definition.slug) return null;
    if (leadsTo !== undefined) return <FormLink {...content} />;
  }
  return <ContentBlockView block={content} inner={<BlockList blocks={block.blocks} mounting={mounting} />} />;
}

/**
 * A link to another form. From a form on a page, which keeps nothing, the answers are passed on, so that they are not typed twice. An
 * entry that could not be read holds the visitor there: what is typed in its box would not come along.
 */
function FormLink({ href = '', text, newTab }: ButtonBlock) {
  const { form, ports } = useSessionContext();
  const names = useMemo(() => [...form.fields.keys()], [form]);
  const { values, refused } = useFormStates(names);
  const given = names.flatMap((name) => {
    const value = values[name];
    if (typeof value !== 'string' && typeof value !== 'number') return [];
    // Of a choice the code alone, whatever it is called there; a text is a text, whatever signs it has.
    const isChoice = form.fields.get(name)?.row.input === 'choice';
    const text = isChoice ? codeOf(String(value)) : String(value);
    return text === '' ? [] : [[name, text] as const];
  });
  const state = ports.store ? undefined : ({ given: Object.fromEntries(given) } satisfies GivenAnswers);
  const hold = (event: MouseEvent): void => {
    const unread = names.find((name) => state && Object.hasOwn(refused, name));
    if (unread !== undefined && focusField(unread)) event.preventDefault();
  };
  return (
    <div className={formClass('wholeLine')}>
      <Button
        component={SiteLink}
        href={href}
        newTab={newTab === true}
        state={state}
        onClick={hold}
        variant="contained"
      >
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
