import { fingerprint } from '../../language';
import { saveFile } from './files';

/** A day that a visitor wants to be reminded of. */
export interface CalendarDay {
  /** `YYYY-MM-DD`. */
  day: string;
  title: string;
  text: string;
  place?: string | undefined;
  /** An entry with the same id replaces the first one. */
  id: string;
}

/** Hands the browser days as a file for the calendar. `name`: of the file, without its end; `now` in ms since 1970. */
export function saveDays(days: readonly CalendarDay[], name: string, now: number): void {
  saveFile(new Blob([calendarEntries(days, now)], { type: 'text/calendar' }), `${name}.ics`);
}

/** Days as a file that calendars take (RFC 5545), written `now` (ms since 1970): whole days, each with a reminder the day before. */
export function calendarEntries(days: readonly CalendarDay[], now: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//e-Form//ID',
    ...days.flatMap((day) => entry(day, now)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${line}\r\n`).join('');
}

function entry({ day, title, text, place, id }: CalendarDay, now: number): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${fingerprint(id)}@eform`,
    `DTSTAMP:${new Date(now).toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    'TRIGGER:-P1D',
    'END:VALARM',
    'END:VEVENT',
  ];
}

/** A text in one line: whatever some reader takes for the end of a line is a line break in the text, and other control signs are none. */
function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|[\n\v\f\r\u0085\p{Zl}\p{Zp}]/gu, '\\n')
    .replace(/\t/g, ' ')
    .replace(/\p{Cc}/gu, '');
}
