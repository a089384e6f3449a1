/** The visitor's calendar day, `YYYY-MM-DD`, in the visitor's time zone. `time` in ms since 1970. */
export function today(time: number): string {
  const day = new Date(time);
  const twoDigits = (part: number): string => String(part).padStart(2, '0');
  return `${day.getFullYear()}-${twoDigits(day.getMonth() + 1)}-${twoDigits(day.getDate())}`;
}
