import Box from '@mui/material/Box';
import type { OperatorName } from '../../../interpreter';
import { readDay, readMonth } from '../../../fields/date/readDate';
import { dayWords, numberWords, timeWords } from '../../words/plain';
import {
  fitting,
  keyOf,
  kindOf,
  operatorLabel,
  operatorsFor,
  optionsOf,
  type Row,
  valueFor,
} from './comparing';
import { type Line, Picked, Ticks, TypedBox, withPresent } from './Control';
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
import { type Known, labelIn, type Question } from './questions';
import { numberIn } from './plainWords';
import { type Sayable, sideLabel } from './sayable';
import { words } from './words';

const { said } = words;

interface ComparisonProps {
  sayable: Extract<Sayable, { kind: 'condition' }>;
  known: Known;
  row: Row;
  onSet: (row: Row) => string | undefined;
}

/** How something is compared, and with what. */
export function ComparisonControls({ sayable, known, row, onSet }: ComparisonProps) {
  const { left, operator, right } = row;
  const lines = operatorsFor(known, left).map((one): Line => [one, operatorLabel(known, left, one)]);
  return (
    <>
      <Picked
        label={said.comparator}
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
    options.length > 0 ? options : [[ownValue, kind === 'time' ? said.someDay : said.someValue]];
  const lines = [...owns, ...others.map((one): Line => [keyOf(one), sideLabel(known, one)])];
  return (
    <>
      {(others.length > 0 || isAnswer || isOption) && (
        <Picked
          label={said.right}
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
    if (kind === 'month') return text(readMonth(typed).value, said.noMonth);
    if (kind !== 'amount') return text(typed, said.noText);
    const value = numberIn(typed);
    return typeof value === 'number' ? onSet({ kind: 'number', value }) : said.noNumber;
  };
  return (
    <>
      <TypedBox
        label={said.value}
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
    next.length === 0 ? said.noText : onSet({ ...row, right: { kind: 'list', values: next } });
  const options = optionsOf(known, row.left);
  if (options.length === 0)
    return (
      <TypedBox
        label={said.values}
        value={values.join(', ')}
        onLeave={(typed) => set(typed.split(',').flatMap((one) => one.trim() || []))}
      />
    );
  return <Ticks label={said.values} lines={options} chosen={values} least={1} onPick={set} />;
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
  const lines = [...new Set([...ways, way])].map((one): Line => [one, said.ways[one]]);
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
        label={said.way}
        value={way}
        lines={lines}
        onPick={(next) => onSet(begun[next as Way](dates[0]?.name ?? '', isBirth))}
      />
      {(moved || day.kind === 'oldest') && (
        <TypedBox
          label={said.count}
          value={String(count)}
          short
          onLeave={(typed) => {
            const number = numberIn(typed);
            return isCount(number) ? again(number) : said.noCount;
          }}
        />
      )}
      {moved && way !== 'youngest' && (
        <Picked
          label={said.unit}
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
          label={said.date}
          value={from}
          lines={dates.map((one): Line => [one.name, labelIn(one)])}
          onPick={(name) => onSet(moved ? { ...moved, from: name } : { kind: 'answer', name })}
        />
      )}
      {day.kind === 'day' && (
        <TypedBox
          label={said.fixedDay}
          value={dayWords(day.day)}
          onLeave={(typed) => {
            const { value } = readDay(typed);
            return value === '' ? said.noDay : onSet({ kind: 'day', day: value });
          }}
        />
      )}
    </>
  );
}

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0;
