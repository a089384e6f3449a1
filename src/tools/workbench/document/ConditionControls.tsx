import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Condition, ConditionEntry, Json } from '../../../interpreter';
import { ListRow } from './ChoiceMenu';
import { comparisonWith, type Known } from './questions';
import {
  entryFor,
  fitting,
  formulaOf,
  keyOf,
  rowOf,
  valueFor,
  type ConditionGroup,
  conditionOf,
  type ConditionPart,
  groupOf,
} from './comparing';
import { ComparisonControls } from './ComparisonControls';
import { type Line, Picked, rowStyle, TypedBox, withPresent } from './Control';
import type { Operand } from './expressions';
import { conditionChoices } from './references';
import { type Sayable, sideLabel } from './sayable';
import { words } from './words';

const { condition: said } = words;

interface ConditionProps {
  sayable: Extract<Sayable, { kind: 'condition' }>;
  known: Known;
  onSet: (condition: Json) => string | undefined;
}

/** A condition row by row: what is asked, how it is compared, and with what; one word joins the rows of a group. */
export function ConditionControls({ sayable, known, onSet }: ConditionProps) {
  const group = groupOf(sayable.condition);
  return (
    <Group
      {...{ sayable, known, group }}
      onSet={(next) => onSet(spelt(conditionOf(next), sayable.inFormulas))}
    />
  );
}

/** A condition as its place spells it: in a check a formula alone stands without a group around it. */
function spelt(condition: Condition, inFormulas: boolean): Json {
  const isFormula = inFormulas && typeof condition === 'object' && 'formula' in condition;
  return isFormula ? condition.formula : condition;
}

interface GroupProps extends Omit<ConditionProps, 'onSet'> {
  group: ConditionGroup;
  /** Its number, as rows inside of it bear it. */
  place?: string;
  onSet: (group: ConditionGroup) => string | undefined;
}

const groupStyle = { flex: 1, minWidth: 0, borderLeft: 3, borderColor: 'divider', pl: 1 } as const;

function Group({ group, place = '', onSet, ...rest }: GroupProps) {
  const { join, parts, denied } = group;
  const setParts = (next: readonly ConditionPart[]): string | undefined => onSet({ ...group, parts: next });
  const fresh = freshEntry(rest, parts);
  /** What is to be added, once it is said of which question. */
  const [asking, setAsking] = useState<'row' | 'group'>();
  const add = (what: 'row' | 'group', entry: ConditionEntry | undefined): string | undefined => {
    setAsking(entry === undefined ? what : undefined);
    if (entry === undefined) return undefined;
    const row: ConditionPart = { entry };
    return setParts([...parts, what === 'row' ? row : { join: other, denied: false, parts: [row] }]);
  };
  const other = join === 'all' ? 'any' : 'all';
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {denied && (
        <Picked
          label={said.denied}
          value="not"
          lines={[
            ['not', said.isDenied],
            ['', said.isAsked],
          ]}
          onPick={() => onSet({ ...group, denied: false })}
        />
      )}
      {parts.map((part, at) => {
        const isGroup = 'parts' in part;
        const number = `${place}${at + 1}`;
        const called = isGroup ? said.groupAt(number) : said.rowAt(number);
        const set = (next: ConditionPart): string | undefined =>
          setParts(parts.map((one, index) => (index === at ? next : one)));
        return (
          <Box key={at} role="group" aria-label={called}>
            {at > 0 && (
              <Join isFirst={at === 1} join={join} onPick={() => onSet({ ...group, join: other })} />
            )}
            <ListRow
              name={called}
              sx={isGroup ? groupStyle : rowStyle}
              onRemove={parts.length > 1 ? () => setParts(parts.filter((one) => one !== part)) : undefined}
            >
              {isGroup ? (
                <Group {...rest} group={part} place={`${number}.`} onSet={set} />
              ) : (
                <Entry {...rest} entry={part.entry} onSet={(entry) => set({ entry })} />
              )}
            </ListRow>
          </Box>
        );
      })}
      {asking && (
        <Picked
          label={words.said.left}
          value=""
          lines={[
            ['', said.pick],
            ...rest.sayable.sides.map((one): Line => [keyOf(one), sideLabel(rest.known, one)]),
          ]}
          onPick={(next) => {
            const left = rest.sayable.sides.find((one) => keyOf(one) === next);
            return left && add(asking, entryOf(rest, left));
          }}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button size="small" onClick={() => add('row', fresh)}>
          {said.add}
        </Button>
        <Button size="small" onClick={() => add('group', fresh)}>
          {said.addGroup}
        </Button>
      </Box>
    </Box>
  );
}

/** The word between two rows; one switch for all of a group. */
function Join({ isFirst, join, onPick }: { isFirst: boolean; join: 'all' | 'any'; onPick: () => void }) {
  if (!isFirst) return <Box sx={{ py: 0.5 }}>{said.joins[join]}</Box>;
  return (
    <Box role="group" aria-label={said.join} sx={{ pb: 0.5 }}>
      {(['all', 'any'] as const).map((one) => (
        <Button
          key={one}
          size="small"
          variant={one === join ? 'contained' : 'outlined'}
          aria-pressed={one === join}
          onClick={() => one !== join && onPick()}
        >
          {said.joins[one]}
        </Button>
      ))}
    </Box>
  );
}

interface EntryProps extends Omit<ConditionProps, 'onSet'> {
  entry: ConditionEntry;
  onSet: (entry: ConditionEntry) => string | undefined;
}

/** Stands for what is written as a formula. */
const written = '=';

function Entry({ sayable, known, entry, onSet }: EntryProps) {
  const { sides, inFormulas } = sayable;
  const [writing, setWriting] = useState(false);
  const meant = typeof entry === 'object' && 'not' in entry ? entry.not : entry;
  const named = typeof meant === 'string' ? meant : undefined;
  const row = rowOf(known, entry);
  const formula = typeof entry === 'object' && 'formula' in entry ? entry.formula : undefined;
  const isWritten = writing || (!row && named === undefined);
  const key = named !== undefined ? `?${named}` : isWritten || !row ? written : keyOf(row.left);
  const lines: Line[] = [
    ...sides.map((one): Line => [keyOf(one), sideLabel(known, one)]),
    ...conditionChoices(known.form).map(({ value, about = '' }): Line => [`?${value}`, said.named(about)]),
    [written, said.formula],
  ];
  const begin = (left: Operand): ConditionEntry =>
    entryFor(known, fitting(known, row ? { ...row, left } : beginningOf(known, left)), inFormulas);
  return (
    <>
      <Picked
        label={words.said.left}
        value={key}
        lines={withPresent(lines, key, row ? sideLabel(known, row.left) : key)}
        onPick={(next) => {
          setWriting(next === written);
          if (next === written) return undefined;
          const left = sides.find((one) => keyOf(one) === next);
          return onSet(left ? begin(left) : next.slice(1));
        }}
      />
      {named !== undefined ? (
        <Picked
          label={words.said.comparator}
          value={typeof entry === 'string' ? '' : 'not'}
          lines={[
            ['', said.holds],
            ['not', said.holdsNot],
          ]}
          onPick={(next) => onSet(next === 'not' ? { not: named } : named)}
        />
      ) : isWritten ? (
        <TypedBox
          label={said.formula}
          value={formula ?? (row ? formulaOf(known, row) : '')}
          onLeave={(typed) => onSet({ formula: typed })}
        />
      ) : (
        row && (
          <ComparisonControls
            {...{ sayable, known, row }}
            onSet={(next) => onSet(entryFor(known, next, inFormulas))}
          />
        )
      )}
    </>
  );
}

const beginningOf = (known: Known, left: Operand) =>
  ({ left, operator: 'equals', right: valueFor(known, left) }) as const;

const entryOf = ({ sayable, known }: Omit<ConditionProps, 'onSet'>, left: Operand): ConditionEntry =>
  entryFor(known, fitting(known, beginningOf(known, left)), sayable.inFormulas);

/** A row to begin with: of the choice or the tick that stands next above and that no row asks yet; `undefined`: there is none. */
function freshEntry(
  { sayable, known }: Omit<ConditionProps, 'onSet'>,
  parts: readonly ConditionPart[],
): ConditionEntry | undefined {
  if (sayable.inFormulas) return undefined;
  const asked = parts.flatMap((part) => {
    const row = 'entry' in part ? rowOf(known, part.entry) : undefined;
    return row ? [keyOf(row.left)] : [];
  });
  return sayable.above
    .filter(({ name }) => !asked.includes(name))
    .map(({ name }) => comparisonWith(known.form, name))
    .findLast(({ value }) => value !== undefined);
}
