import Box from '@mui/material/Box';
import { readDay } from '../../../fields/date/readDate';
import { dayWords } from '../../words/plain';
import { type Line, Picked, TypedBox } from './Control';
import { begun, type Day, type DayOperand, units, type Way, wayOf } from './expressions';
import { numberIn } from './plainWords';
import { labelIn, type Question } from './questions';
import { words } from './words';

const { said } = words;

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
