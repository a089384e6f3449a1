/** January to December, as people write them. */
export const monthNames = [
  'Januari',
  'Februari',
  'Maret',
  'April',
  'Mei',
  'Juni',
  'Juli',
  'Agustus',
  'September',
  'Oktober',
  'November',
  'Desember',
];

interface CalendarDay {
  year: number;
  /** 1 to 12. */
  month: number;
  day: number;
}

/** Reads `YYYY-MM-DD`; `undefined` for any other text and for days that no calendar has, such as `2026-02-30`. */
function readDay(text: string): CalendarDay | undefined {
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
  return readDay(text) !== undefined;
}

/** Whether the text is a real month in the form `YYYY-MM`. */
export function isCalendarMonth(text: string): boolean {
  return isCalendarDay(`${text}-01`);
}

/** `2026-08` as a person writes it, `Agustus 2026`; `''` for what is no month. */
export function monthInWords(text: string): string {
  return dayInWords(`${text}-01`).replace(/^1 /, '');
}

/** `2026-08-17` as a person writes it, `17 Agustus 2026`; `''` for what is no day. */
export function dayInWords(text: string): string {
  const read = readDay(text);
  return read ? `${read.day} ${monthNames[read.month - 1]} ${read.year}` : '';
}
