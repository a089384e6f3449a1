import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useId, useState, type ReactNode } from 'react';
import { readDay } from '../../../fields/date/readDate';
import { dayWords, numberWords } from '../../words/plain';
import { comparatorWords, ofTime } from './beginnings';
import { Labelled, Picked, TypedBox, Why, type LabelledProps } from './Control';
import {
  comparators,
  readComparison,
  readOperand,
  units,
  writtenBound,
  writtenComparison,
  writtenOperand,
  type Comparator,
  type Compared,
  type Day,
  type Operand,
} from './expressions';
import type { Known } from './known';
import { numberIn } from './plainWords';
import { questionNamed, type Question } from './questions';
import { labelIn, sideLabel, type Sayable } from './sayable';
import { words } from './words';

const { said } = words;

interface ExpressionProps extends Pick<LabelledProps, 'name' | 'about'> {
  sayable: Exclude<Sayable, { kind: 'size' }>;
  known: Known;
  /** The formula, or the day of a bound, as it is written. */
  value: string;
  /** Takes a formula, or says why not. */
  onSet: (formula: string) => string | undefined;
  /** Where it is written by hand. */
  children: ReactNode;
}

type Line = readonly [value: string, label: string];

/** A formula in words, each with a control of its own; one that the words cannot say stays a formula, and so does one that is wished so. */
export function Expression({ name, about, children, ...rest }: ExpressionProps) {
  const { sayable, known, onSet } = rest;
  const [writing, setWriting] = useState(false);
  const [why, setWhy] = useState<string>();
  const title = useId();
  const controls = writing ? undefined : controlsOf(rest);
  const beginning = beginningOf(known, sayable);
  const inWords = (): void => {
    setWriting(false);
    // What no words say gives way to what they can; undo brings it back.
    if (beginning !== undefined && !controlsOf(rest)) setWhy(onSet(beginning));
  };
  return (
    <div role="group" aria-labelledby={title}>
      {controls ? (
        <>
          <Box id={title} sx={{ fontWeight: 600, fontSize: 14 }}>
            {name}
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'start' }}>{controls}</Box>
          {about !== undefined && <Box sx={{ color: 'text.secondary', fontSize: 13 }}>{about}</Box>}
          <Button size="small" onClick={() => setWriting(true)}>
            {said.asFormula}
          </Button>
        </>
      ) : (
        <>
          <span id={title} hidden>
            {name}
          </span>
          {children}
          {beginning !== undefined && (
            <Button size="small" onClick={inWords}>
              {said.inWords}
            </Button>
          )}
          <Why>{why}</Why>
        </>
      )}
    </div>
  );
}

type ControlsProps = Pick<ExpressionProps, 'sayable' | 'known' | 'value' | 'onSet'>;

/** What the words begin with where a formula gives way to them. */
function beginningOf(known: Known, sayable: ExpressionProps['sayable']): string | undefined {
  if (sayable.kind === 'bound') return writtenBound(today);
  if (sayable.kind === 'amount') return sayable.amounts[0] && writtenOperand(sayable.amounts[0]);
  const [left] = sayable.sides;
  return left && writtenComparison({ left, comparator: '==', right: valueFor(known, left) });
}

const today: Day = { kind: 'moved', by: 0, unit: 'days' };

/** The controls that say a formula; `undefined`: they cannot. */
function controlsOf({ sayable, known, value, onSet }: ControlsProps): ReactNode {
  if (sayable.kind === 'comparison') {
    const compared = readComparison(value);
    if (!compared || !hasSide(sayable, compared.left)) return undefined;
    return <Comparison {...{ sayable, known, compared, onSet }} />;
  }
  const operand = readOperand(value);
  if (!operand) return undefined;
  if (sayable.kind === 'amount')
    return isAmount(operand) ? <Amount {...{ sayable, known, operand, onSet }} /> : undefined;
  return isDayIn(operand, sayable.dates) ? (
    <DayControls {...sayable} day={operand} onSet={(day) => onSet(writtenBound(day))} />
  ) : undefined;
}

function isDayIn(
  operand: Operand,
  dates: readonly Question[],
): operand is Extract<Operand, Day | { kind: 'answer' }> {
  const has = (name: string): boolean => dates.some((one) => one.name === name);
  if (operand.kind === 'answer') return has(operand.name);
  if (operand.kind === 'moved') return operand.from === undefined || has(operand.from);
  return operand.kind === 'day' || operand.kind === 'oldest';
}

type DayOperand = Day | Extract<Operand, { kind: 'answer' }>;

/** In which way a day is said. */
type Way = keyof typeof said.ways;

interface DayControlsProps {
  day: DayOperand;
  dates: readonly Question[];
  end?: 'first' | 'last';
  isBirth?: boolean;
  onSet: (day: DayOperand) => string | undefined;
}

/** A day by controls: which way, how many of which unit, after which date. */
function DayControls({ day, dates, end, isBirth = false, onSet }: DayControlsProps) {
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
        : {
            kind: 'moved',
            ...(from !== undefined && { from }),
            by: (moved?.by ?? 1) < 0 ? -by : by,
            unit: moved?.unit ?? 'days',
          },
    );
  return (
    <>
      <Picked
        label={said.way}
        value={way}
        lines={lines}
        onPick={(next) => onSet(begun(next as Way, dates, isBirth))}
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
          onPick={(name) =>
            onSet(
              day.kind === 'answer'
                ? { kind: 'answer', name }
                : { ...(day as Extract<Day, { kind: 'moved' }>), from: name },
            )
          }
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

function wayOf(day: DayOperand, isYoungest: boolean): Way {
  if (day.kind === 'answer') return 'same';
  if (day.kind !== 'moved') return day.kind === 'day' ? 'fixed' : 'oldest';
  if (day.by === 0) return 'today';
  if (day.from !== undefined) return day.by < 0 ? 'before' : 'after';
  if (day.by > 0) return 'ahead';
  return isYoungest && day.unit === 'years' ? 'youngest' : 'ago';
}

/** The age of who may open an account alone, and may be changed at once. */
const adult = 17;

/** The day that a way of saying begins with. */
function begun(way: Way, [first]: readonly Question[], isBirth: boolean): DayOperand {
  const from = first?.name ?? '';
  switch (way) {
    case 'today':
      return today;
    case 'youngest':
      return { kind: 'moved', by: -adult, unit: 'years' };
    case 'oldest':
      return { kind: 'oldest', years: 60 };
    case 'ago':
      return { kind: 'moved', by: isBirth ? -adult : -1, unit: 'years' };
    case 'ahead':
      return { kind: 'moved', by: 1, unit: 'months' };
    case 'same':
      return { kind: 'answer', name: from };
    case 'after':
      return { kind: 'moved', from, by: 1, unit: 'days' };
    case 'before':
      return { kind: 'moved', from, by: -1, unit: 'days' };
    case 'fixed':
      return { kind: 'day', day: new Date().toLocaleDateString('sv-SE') };
  }
}

interface ComparisonProps {
  sayable: Extract<Sayable, { kind: 'comparison' }>;
  known: Known;
  compared: Compared;
  onSet: (formula: string) => string | undefined;
}

const keyOf = (operand: Operand): string =>
  operand.kind === 'code' ? operand.name : writtenOperand(operand);

function hasSide({ sides }: ComparisonProps['sayable'], operand: Operand): boolean {
  return sides.some((one) => keyOf(one) === keyOf(operand));
}

/** What is compared, how, and with what. */
function Comparison({ sayable, known, compared, onSet }: ComparisonProps) {
  const { left, comparator, right } = compared;
  const { sides } = sayable;
  const isTime = ofTime(known, left);
  const kind = kindOf(known, left);
  const set = (next: Compared): string | undefined => onSet(writtenComparison(next));
  const offered = comparators.filter(
    (one) => kind === 'amount' || kind === 'time' || one === '==' || one === '!=',
  );
  const others = sides.filter((one) => kindOf(known, one) === kind && keyOf(one) !== keyOf(left));
  const other = others.find((one) => keyOf(one) === keyOf(right));
  const rightLines: Line[] = [
    [ownValue, kind === 'time' ? said.someDay : said.someValue],
    ...others.map((one): Line => [keyOf(one), sideLabel(known, one)]),
  ];
  const isAnswer = right.kind === 'answer' || right.kind === 'code' || other !== undefined;
  return (
    <>
      <Picked
        label={said.left}
        value={keyOf(left)}
        lines={sides.map((one): Line => [keyOf(one), sideLabel(known, one)])}
        onPick={(key) => {
          const next = sides.find((one) => keyOf(one) === key);
          return next && set(fitting(known, sayable, { left: next, comparator, right }));
        }}
      />
      <Picked
        label={said.comparator}
        value={comparator}
        lines={offered.map((one): Line => [one, comparatorWords(one, isTime)])}
        onPick={(next) => set({ left, comparator: next as Comparator, right })}
      />
      <Picked
        label={said.right}
        value={isAnswer ? keyOf(right) : ownValue}
        lines={withPresent(rightLines, isAnswer ? keyOf(right) : ownValue, sideLabel(known, right))}
        onPick={(key) => {
          const next = others.find((one) => keyOf(one) === key);
          return set(
            next
              ? { left: plainSide(left), comparator, right: plainSide(next) }
              : { left, comparator, right: valueFor(known, left) },
          );
        }}
      />
      {!isAnswer && <Value {...{ known, sayable, compared, set }} />}
    </>
  );
}

/** Stands for a value that is not an answer. */
const ownValue = '…';

function withPresent(lines: readonly Line[], value: string, label: string): readonly Line[] {
  return lines.some(([one]) => one === value) ? lines : [...lines, [value, label]];
}

/** Two choices are compared as they are; with a value by the code. */
function plainSide(operand: Operand): Operand {
  return operand.kind === 'code' ? { kind: 'answer', name: operand.name } : operand;
}

type Kind = 'amount' | 'time' | 'choice' | 'text';

function kindOf(known: Pick<Known, 'form'>, operand: Operand): Kind {
  if (ofTime(known, operand)) return 'time';
  if (operand.kind === 'answer' || operand.kind === 'code') {
    const type = questionNamed(known, operand.name)?.row.valueType;
    if (type === 'choice') return 'choice';
    return type === 'number' ? 'amount' : 'text';
  }
  return operand.kind === 'text' ? 'text' : 'amount';
}

/** The value that a comparison with a side begins with. */
function valueFor(known: Known, left: Operand): Operand {
  switch (kindOf(known, left)) {
    case 'time':
      return today;
    case 'amount':
      return { kind: 'number', value: left.kind === 'age' ? adult : left.kind === 'column' ? 100 : 1 };
    case 'choice': {
      const [first] = optionsOf(known, left);
      return { kind: 'text', value: first?.[0] ?? '' };
    }
    case 'text':
      return { kind: 'text', value: said.sampleText };
  }
}

/** The same comparison of another side: what does not fit it gives way. */
function fitting(
  known: Known,
  { sides }: ComparisonProps['sayable'],
  { left, comparator, right }: Compared,
): Compared {
  const kind = kindOf(known, left);
  const isOrder = kind === 'amount' || kind === 'time';
  const own: Comparator = isOrder || comparator === '!=' ? comparator : '==';
  const isSide = sides.some((one) => keyOf(one) === keyOf(right));
  const fits = isSide && kindOf(known, right) === kind && keyOf(right) !== keyOf(left);
  if (fits) return { left: plainSide(left), comparator: own, right: plainSide(right) };
  const isNumber = kind === 'amount' && right.kind === 'number';
  return { left, comparator: own, right: isNumber ? right : valueFor(known, left) };
}

function optionsOf(known: Known, operand: Operand): readonly Line[] {
  const name = operand.kind === 'code' || operand.kind === 'answer' ? operand.name : '';
  return (questionNamed(known, name)?.listed ?? []).map(({ code, label }): Line => [code, label]);
}

function Value({
  known,
  sayable,
  compared,
  set,
}: Pick<ComparisonProps, 'known' | 'sayable' | 'compared'> & {
  set: (next: Compared) => string | undefined;
}) {
  const { left, comparator, right } = compared;
  const to = (next: Operand): string | undefined => set({ left, comparator, right: next });
  const dates = sayable.questions.filter(({ field }) => field.row.valueType === 'date');
  if (kindOf(known, left) === 'time' && isDayIn(right, dates))
    return <DayControls day={right} dates={dates} onSet={to} />;
  const options = optionsOf(known, left);
  if (options.length > 0 && right.kind === 'text') {
    const lines = withPresent(options, right.value, right.value);
    return (
      <Picked
        label={said.value}
        value={right.value}
        lines={lines}
        onPick={(value) => to({ kind: 'text', value })}
      />
    );
  }
  const isNumber = kindOf(known, left) === 'amount';
  const shown = right.kind === 'number' ? numberWords(right.value) : right.kind === 'text' ? right.value : '';
  return (
    <>
      <TypedBox
        label={said.value}
        value={shown}
        short={isNumber}
        onLeave={(typed) => {
          if (!isNumber) return typed === '' ? said.noText : to({ kind: 'text', value: typed });
          const value = numberIn(typed);
          return typeof value === 'number' ? to({ kind: 'number', value }) : said.noNumber;
        }}
      />
      {left.kind === 'age' && <Box sx={{ alignSelf: 'center' }}>{words.units.years}</Box>}
    </>
  );
}

function isAmount(operand: Operand): boolean {
  return ['column', 'total', 'age', 'count'].includes(operand.kind);
}

/** One amount: which, and of a sum of several answers which ones. */
function Amount({
  sayable: { amounts },
  known,
  operand,
  onSet,
}: Pick<ComparisonProps, 'known' | 'onSet'> & {
  sayable: Extract<Sayable, { kind: 'amount' }>;
  operand: Operand;
}) {
  const all = amounts.find(({ kind }) => kind === 'total');
  const summed = operand.kind === 'total' ? operand.names : [];
  const key = (one: Operand): string => (one.kind === 'total' ? one.kind : writtenOperand(one));
  const lines = amounts.map((one): Line => [
    key(one),
    one.kind === 'total' ? said.total : sideLabel(known, one),
  ]);
  return (
    <>
      <Picked
        label={said.amount}
        value={key(operand)}
        lines={withPresent(lines, key(operand), sideLabel(known, operand))}
        onPick={(wanted) => {
          const next = amounts.find((one) => key(one) === wanted);
          return next && onSet(writtenOperand(next));
        }}
      />
      {summed.length > 0 && all?.kind === 'total' && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {all.names.map((name) => {
            const names = all.names.filter((one) =>
              one === name ? !summed.includes(one) : summed.includes(one),
            );
            return (
              <li key={name}>
                <FormControlLabel
                  label={sideLabel(known, { kind: 'answer', name })}
                  // A sum has two parts.
                  disabled={names.length < 2}
                  control={
                    <Checkbox
                      size="small"
                      checked={summed.includes(name)}
                      onChange={() => onSet(writtenOperand({ kind: 'total', names }))}
                    />
                  }
                />
              </li>
            );
          })}
        </Box>
      )}
    </>
  );
}

/** A size in bytes, said in megabytes. */
export function Size({
  name,
  about,
  value,
  onSet,
}: Pick<LabelledProps, 'name' | 'about'> & { value: number; onSet: (bytes: number) => string | undefined }) {
  return (
    <Labelled name={said.inMegabytes(name)} about={about}>
      {(ids) => (
        <TypedBox
          ids={ids}
          value={numberWords(value / megabyte)}
          short
          onLeave={(typed) => {
            const [, number = typed, unit = 'MB'] = /^(.*?)\s*(MB|KB)?$/i.exec(typed.trim()) ?? [];
            const size = numberIn(number);
            if (typeof size !== 'number' || size <= 0) return said.noSize;
            return onSet(Math.round(size * (unit.toUpperCase() === 'KB' ? 1024 : megabyte)));
          }}
        />
      )}
    </Labelled>
  );
}

const megabyte = 1_048_576;
