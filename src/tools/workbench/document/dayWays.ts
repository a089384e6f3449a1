import { type Day, type Operand } from './expressions';
import type { Question } from './questions';
import type { words } from './words';

export type DayOperand = Day | Extract<Operand, { kind: 'answer' }>;

/** In which way a day is said. */
export type Way = keyof typeof words.said.ways;

/** Where a day begins, and what a comparison of days begins with. */
export const today: Day = { kind: 'moved', by: 0, unit: 'days' };

/** Whether a value is a day that the controls say: one of these dates, or a day that they can count from. */
export function isDayIn(
  operand: Operand,
  dates: readonly Question[],
): operand is Extract<Operand, Day | { kind: 'answer' }> {
  const has = (name: string): boolean => dates.some((one) => one.name === name);
  if (operand.kind === 'answer') return has(operand.name);
  if (operand.kind === 'moved') return operand.from === undefined || has(operand.from);
  return operand.kind === 'day' || operand.kind === 'oldest';
}

/** In which way a day is written. `isYoungest`: it bounds an age from below. */
export function wayOf(day: DayOperand, isYoungest: boolean): Way {
  if (day.kind === 'answer') return 'same';
  if (day.kind !== 'moved') return day.kind === 'day' ? 'fixed' : 'oldest';
  if (day.by === 0) return 'today';
  if (day.from !== undefined) return day.by < 0 ? 'before' : 'after';
  if (day.by > 0) return 'ahead';
  return isYoungest && day.unit === 'years' ? 'youngest' : 'ago';
}

/** The age of who may open an account alone, and may be changed at once. */
export const adult = 17;

/** The day that a way of saying begins with. */
export function begun(way: Way, [first]: readonly Question[], isBirth: boolean): DayOperand {
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
