interface CalendarDay {
  year: number;
  /** 1 to 12. */
  month: number;
  day: number;
}

/** Reads `YYYY-MM-DD`; `undefined` for any other text and for days that no calendar has, such as `2026-02-30`. */
export function readCalendarDay(text: string): CalendarDay | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month)
    ? { year, month, day }
    : undefined;
}

function daysIn(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** Whether the text is a real day in the form `YYYY-MM-DD`. */
export function isCalendarDay(text: string): boolean {
  return readCalendarDay(text) !== undefined;
}

/** Whether the text is a real month in the form `YYYY-MM`. */
export function isCalendarMonth(text: string): boolean {
  return isCalendarDay(`${text}-01`);
}
