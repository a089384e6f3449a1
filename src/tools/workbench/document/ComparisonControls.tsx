import Box from '@mui/material/Box';
import { numberWords } from '../../words/plain';
import { comparatorWords, ofTime } from './beginnings';
import { fitting, keyOf, kindOf, optionsOf, plainSide, valueFor } from './comparing';
import { Picked, TypedBox, withPresent, type Line } from './Control';
import { DayControls } from './DayControls';
import { isDayIn } from './dayWays';
import { comparators, writtenComparison, type Comparator, type Compared, type Operand } from './expressions';
import type { Known } from './known';
import { numberIn } from './plainWords';
import { sideLabel, type Sayable } from './sayable';
import { words } from './words';

const { said } = words;

interface ComparisonProps {
  sayable: Extract<Sayable, { kind: 'comparison' }>;
  known: Known;
  compared: Compared;
  onSet: (formula: string) => string | undefined;
}

/** What is compared, how, and with what. */
export function ComparisonControls({ sayable, known, compared, onSet }: ComparisonProps) {
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
