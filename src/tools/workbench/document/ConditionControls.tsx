import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Condition, ConditionEntry, Json, OperatorName } from '../../../interpreter';
import { readDay, readMonth } from '../../../fields/date/readDate';
import { dayWords, numberWords, timeWords } from '../../words/plain';
import { Choice } from '../Choice';
import { ListRow } from './ChoiceMenu';
import { comparisonWith, type Known, labelIn, type Question } from './questions';
import {
  conditionOf,
  type ConditionGroup,
  type ConditionPart,
  entryFor,
  fitting,
  formulaOf,
  groupOf,
  keyOf,
  kindOf,
  operatorLabel,
  operatorsFor,
  optionsOf,
  type Row,
  rowOf,
  valueFor,
} from './comparing';
import { type Line, Picked, rowStyle, Ticks, TypedBox, withPresent } from './Control';
import {
  begun,
  type DayOperand,
  isDayIn,
  movedDay,
  type Operand,
  units,
  type Way,
  wayOf,
} from './expressions';
import { numberIn } from './plainWords';
import { conditionChoices } from './references';
import { type Sayable, sideLabel } from './sayable';
import { words } from './words';

const { condition: said } = words;

interface AskedProps {
  sayable: Extract<Sayable, { kind: 'condition' }>;
  known: Known;
}

interface ConditionProps extends AskedProps {
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

interface GroupProps extends AskedProps {
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
            {at > 1 && said.joins[join]}
            {at === 1 && (
              <Choice
                label={said.join}
                value={join}
                names={said.joins}
                onChoose={(next) => onSet({ ...group, join: next })}
              />
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

interface EntryProps extends AskedProps {
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
          return onSet(left ? entryOf({ sayable, known }, left, row) : next.slice(1));
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

/** A row that asks something, with what of another row fits to that. */
function entryOf(
  { sayable, known }: AskedProps,
  left: Operand,
  row: Omit<Row, 'left'> = { operator: 'equals', right: valueFor(known, left) },
): ConditionEntry {
  return entryFor(known, fitting(known, { ...row, left }), sayable.inFormulas);
}

/** A row to begin with: of the choice or the tick that stands next above and that no row asks yet; `undefined`: there is none. */
function freshEntry(
  { sayable, known }: AskedProps,
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

interface ComparisonProps extends AskedProps {
  row: Row;
  onSet: (row: Row) => string | undefined;
}

/** How something is compared, and with what. */
function ComparisonControls({ sayable, known, row, onSet }: ComparisonProps) {
  const { left, operator, right } = row;
  const lines = operatorsFor(known, left).map((one): Line => [one, operatorLabel(known, left, one)]);
  return (
    <>
      <Picked
        label={words.said.comparator}
        value={operator}
        lines={withPresent(lines, operator, operatorLabel(known, left, operator))}
        onPick={(next) => onSet(fitting(known, { ...row, operator: next as OperatorName }))}
      />
      {right?.kind === 'list' ? (
        <Values {...{ known, row, onSet }} values={right.values} />
      ) : (
        right && <Side {...{ sayable, known, row, right }} onSet={(next) => onSet({ ...row, right: next })} />
      )}
    </>
  );
}

const ownValue = '…';

interface SideProps extends Omit<ComparisonProps, 'onSet'> {
  right: Operand;
  onSet: (right: Operand) => string | undefined;
}

/** What something is compared with: another answer, or a value of its own. */
function Side({ sayable, known, row: { left }, right, onSet }: SideProps) {
  const kind = kindOf(known, left);
  const others = sayable.sides.filter((one) => kindOf(known, one) === kind && keyOf(one) !== keyOf(left));
  const options = kind === 'choice' || kind === 'choices' ? optionsOf(known, left) : [];
  const isOption = options.length > 0 && right.kind === 'text';
  const isAnswer = right.kind === 'answer' || others.some((one) => keyOf(one) === keyOf(right));
  const key = isOption ? right.value : isAnswer ? keyOf(right) : ownValue;
  const owns: readonly Line[] =
    options.length > 0 ? options : [[ownValue, kind === 'time' ? words.said.someDay : words.said.someValue]];
  const lines = [...owns, ...others.map((one): Line => [keyOf(one), sideLabel(known, one)])];
  return (
    <>
      {(others.length > 0 || isAnswer || isOption) && (
        <Picked
          label={words.said.right}
          value={key}
          lines={withPresent(lines, key, isAnswer ? sideLabel(known, right) : key)}
          onPick={(next) => {
            const other = others.find((one) => keyOf(one) === next);
            if (other) return onSet(other);
            return onSet(next === ownValue ? valueFor(known, left) : { kind: 'text', value: next });
          }}
        />
      )}
      {!isAnswer && !isOption && <Value {...{ sayable, known, left, right, onSet }} />}
    </>
  );
}

function Value({ sayable, known, left, right, onSet }: Omit<SideProps, 'row'> & { left: Operand }) {
  const kind = kindOf(known, left);
  const dates = sayable.questions.filter(({ field }) => field.row.valueType === 'date');
  if (kind === 'time' && isDayIn(right, dates))
    return <DayControls day={right} dates={dates} onSet={onSet} />;
  const shown = right.kind === 'number' ? numberWords(right.value) : right.kind === 'text' ? right.value : '';
  const text = (value: string, why: string): string | undefined =>
    value === '' ? why : onSet({ kind: 'text', value });
  const take = (typed: string): string | undefined => {
    if (kind === 'month') return text(readMonth(typed).value, words.said.noMonth);
    if (kind !== 'amount') return text(typed, words.said.noText);
    const value = numberIn(typed);
    return typeof value === 'number' ? onSet({ kind: 'number', value }) : words.said.noNumber;
  };
  return (
    <>
      <TypedBox
        label={words.said.value}
        value={kind === 'month' ? timeWords(shown) : shown}
        short={kind === 'amount'}
        onLeave={take}
      />
      {left.kind === 'age' && <Box sx={{ alignSelf: 'center' }}>{words.units.years}</Box>}
    </>
  );
}

type ValuesProps = Pick<ComparisonProps, 'known' | 'row' | 'onSet'> & { values: readonly string[] };

/** Several values, of which one must be there: the options with ticks, or what is typed with commas between. */
function Values({ known, row, values, onSet }: ValuesProps) {
  const set = (next: readonly string[]): string | undefined =>
    next.length === 0 ? words.said.noText : onSet({ ...row, right: { kind: 'list', values: next } });
  const options = optionsOf(known, row.left);
  if (options.length === 0)
    return (
      <TypedBox
        label={words.said.values}
        value={values.join(', ')}
        onLeave={(typed) => set(typed.split(',').flatMap((one) => one.trim() || []))}
      />
    );
  return <Ticks label={words.said.values} lines={options} chosen={values} least={1} onPick={set} />;
}

interface DayControlsProps {
  day: DayOperand;
  dates: readonly Question[];
  end?: 'first' | 'last';
  isBirth?: boolean;
  onSet: (day: DayOperand) => string | undefined;
}

/** A day by controls: which way, how many of which unit, after which date. */
export function DayControls({ day, dates, end, isBirth = false, onSet }: DayControlsProps) {
  const way = wayOf(day, isBirth && end === 'last');
  const asked = dates.length > 0 ? (['same', 'after', 'before'] as const) : [];
  const ways: readonly Way[] = [
    ...(isBirth && end === 'last' ? (['youngest'] as const) : []),
    ...(isBirth && end === 'first' ? (['oldest'] as const) : []),
    'today',
    'ago',
    'ahead',
    ...asked,
    'fixed',
  ];
  const lines = [...new Set([...ways, way])].map((one): Line => [one, words.said.ways[one]]);
  const from = 'from' in day ? day.from : day.kind === 'answer' ? day.name : undefined;
  const moved = day.kind === 'moved' && day.by !== 0 ? day : undefined;
  const count = day.kind === 'oldest' ? day.years : Math.abs(moved?.by ?? 0);
  const again = (by: number): string | undefined =>
    onSet(
      day.kind === 'oldest'
        ? { kind: 'oldest', years: by }
        : movedDay((moved?.by ?? 1) < 0 ? -by : by, moved?.unit ?? 'days', from),
    );
  return (
    <>
      <Picked
        label={words.said.way}
        value={way}
        lines={lines}
        onPick={(next) => onSet(begun[next as Way](dates[0]?.name ?? '', isBirth))}
      />
      {(moved || day.kind === 'oldest') && (
        <TypedBox
          label={words.said.count}
          value={String(count)}
          short
          onLeave={(typed) => {
            const number = numberIn(typed);
            return isCount(number) ? again(number) : words.said.noCount;
          }}
        />
      )}
      {moved && way !== 'youngest' && (
        <Picked
          label={words.said.unit}
          value={moved.unit}
          lines={units.map((one): Line => [one, words.units[one]])}
          onPick={(unit) => onSet({ ...moved, unit: unit as (typeof units)[number] })}
        />
      )}
      {(way === 'youngest' || way === 'oldest') && (
        <Box sx={{ alignSelf: 'center' }}>{words.units.years}</Box>
      )}
      {from !== undefined && (
        <Picked
          label={words.said.date}
          value={from}
          lines={dates.map((one): Line => [one.name, labelIn(one)])}
          onPick={(name) => onSet(moved ? { ...moved, from: name } : { kind: 'answer', name })}
        />
      )}
      {day.kind === 'day' && (
        <TypedBox
          label={words.said.fixedDay}
          value={dayWords(day.day)}
          onLeave={(typed) => {
            const { value } = readDay(typed);
            return value === '' ? words.said.noDay : onSet({ kind: 'day', day: value });
          }}
        />
      )}
    </>
  );
}

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0;
