import { readCalendarDay } from '../../language';

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

/** `2026-08` as a person writes it, `Agustus 2026`; `''` for what is no month. */
export function monthInWords(text: string): string {
  return dayInWords(`${text}-01`).replace(/^1 /, '');
}

/** `2026-08-17` as a person writes it, `17 Agustus 2026`; `''` for what is no day. */
export function dayInWords(text: string): string {
  const read = readCalendarDay(text);
  return read ? `${read.day} ${monthNames[read.month - 1]} ${read.year}` : '';
}
