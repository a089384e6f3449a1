/** A day that a visitor wants to be reminded of. */
export interface CalendarDay {
  /** `YYYY-MM-DD`. */
  day: string;
  title: string;
  text: string;
  /** The same entry again takes the place of the first one. */
  id: string;
}

/** Days as a file that calendars take (RFC 5545): whole days, each with a reminder the day before. */
export function calendarEntries(days: readonly CalendarDay[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//e-Form//ID',
    ...days.flatMap(entry),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${line}\r\n`).join('');
}

function entry({ day, title, text, id }: CalendarDay): string[] {
  const date = day.replaceAll('-', '');
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(id)}@eform`,
    `DTSTAMP:${date}T000000Z`,
    `DTSTART;VALUE=DATE:${date}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
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
